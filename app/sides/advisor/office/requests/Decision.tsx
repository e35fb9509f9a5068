import type { SerializeFrom } from "@remix-run/node";
import type { z } from "zod";
import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
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
import { stateOf } from "../../companies/state-in-words.ts";
import { advisorPaths } from "../../paths.ts";
import type { mergeForm } from "./request.form.server.ts";

interface Props {
  of: PartnerRequest;
  search: string;
  isSearching: boolean;
  found: KeptCompany[];
  state: SerializeFrom<FormState<z.input<typeof mergeForm>>>;
  formKey: string;
}

/** Two of three ways to decide: the usual one is a button, the others open. */
export function Decision({ of: asked, search, isSearching, found, state, formKey }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const merge = usePortalForm(state);
  return (
    <>
      <ActForm formKey={formKey}>
        <Actions note={t("accept.note", { email: asked.email })}>
          <SubmitButton kind="primary" value="accept">
            {t("accept.submit")}
          </SubmitButton>
        </Actions>
      </ActForm>
      <Unfold summary={t("merge.title")} open={isSearching || merge.holdsText}>
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
