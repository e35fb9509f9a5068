import type { SerializeFrom } from "@remix-run/node";
import type { z } from "zod";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { KeptCompany } from "#contract/entities/kept-company.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import { readMessage } from "#contract/message.ts";
import { stateOf } from "../../companies/state-in-words.ts";
import { advisorPaths } from "../../paths.ts";
import type { acceptForm, mergeForm } from "./request.form.server.ts";

interface Props {
  of: PartnerRequest;
  search: string;
  /** Whether companies it could be are shown at once. */
  isOpen: boolean;
  found: KeptCompany[];
  states: SerializeFrom<{
    accept: FormState<z.input<typeof acceptForm>>;
    merge: FormState<z.input<typeof mergeForm>>;
  }>;
}

/** Two of three ways to decide: the usual one is a button, the others open. */
export function Decision({ of: asked, search, isOpen, found, states }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const accept = usePortalForm(states.accept);
  const merge = usePortalForm(states.merge);
  const isNamed = accept.form.errors.some((error) => readMessage(error).key === "companyNamed");
  return (
    <>
      <Form of={accept}>
        {isNamed && <CheckboxField of={accept.fields.isAnother} />}
        <Actions note={t("accept.note", { email: asked.email })}>
          <SubmitButton kind="primary" value="accept">
            {t("accept.submit")}
          </SubmitButton>
        </Actions>
      </Form>
      <Unfold summary={t("merge.title")} open={isOpen || isNamed || merge.holdsText}>
        <p>{t("merge.lead")}</p>
        <SearchForm
          label={t("merge.search")}
          submit={t("merge.find")}
          value={search}
          action={paths.request(asked.id)}
        />
        {found.length === 0 ? (
          <p>{t("merge.none")}</p>
        ) : (
          <Form of={merge}>
            <ChoiceField
              of={merge.fields.into}
              options={found.map((company) => ({
                value: company.id,
                label: company.name,
                hint: t("merge.company", {
                  city: company.city,
                  owners: company.owners.join(", ") || t("deskCompanies:none.owner"),
                  state: stateOf(t, company),
                }),
              }))}
            />
            <Actions>
              <SubmitButton value="merge">{t("merge.submit")}</SubmitButton>
            </Actions>
          </Form>
        )}
      </Unfold>
    </>
  );
}
