import type { ReactNode } from "react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";

interface Props {
  title: ReactNode;
  /** What follows from the act. */
  lead: string;
  submit: string;
  leave: string;
  /** Where people go who leave it. */
  back: string;
  /** Why the act is impossible, in place of its button. */
  objection: string | null;
  formKey: string;
  children?: ReactNode;
}

/** Asks for confirmation of an act on one of the company's people. */
export function AskAgain({ title, lead, submit, leave, back, objection, formKey, children }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.employees}>{t("company:firm.employees")}</TextLink> }}
        title={title}
        lead={objection ? undefined : lead}
      />
      <TextColumn>
        <Refused />
        {objection ? (
          <>
            <p>{objection}</p>
            <Actions>
              <ButtonLink kind="primary" to={paths.employees}>
                {t("company:firm.employees")}
              </ButtonLink>
            </Actions>
          </>
        ) : (
          <>
            {children}
            <ActForm formKey={formKey} fields={{ formId: "question" }}>
              <Actions>
                <SubmitButton kind="destructive">{submit}</SubmitButton>
                <ButtonLink to={back}>{leave}</ButtonLink>
              </Actions>
            </ActForm>
          </>
        )}
      </TextColumn>
    </>
  );
}
