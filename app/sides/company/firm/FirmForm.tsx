import type { ComponentProps, ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnCompany } from "#contract/entities/company.ts";
import { companyPaths } from "../paths.ts";
import { WhoMay } from "./WhoMay.tsx";

interface Props extends Omit<ComponentProps<typeof Form>, "children"> {
  company: OwnCompany;
  right: ComponentProps<typeof WhoMay>["do"];
  mayEdit: boolean;
  children: ReactNode;
}

/** Questions about the company. People who may not answer them see only their own typed text, and who may. */
export function FirmForm({ of, company, right, mayEdit, children, ...attributes }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <>
      {!mayEdit && <WhoMay do={right} in={company} />}
      {(mayEdit || of.holdsText) && (
        <Form of={of} {...attributes}>
          {children}
          {mayEdit && (
            <Actions>
              <SubmitButton kind="primary" value="save" busyLabel={t("common:saving")}>
                {t("forms:save")}
              </SubmitButton>
              <ButtonLink to={paths.company}>{t("firm:back")}</ButtonLink>
            </Actions>
          )}
        </Form>
      )}
    </>
  );
}
