import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import type { InfoSession } from "./study-advice.form.server.ts";

/** Applicants who have not attended a session yet continue with the search (§4). */
export function InfoSessionForm({ of }: { of: FormState<InfoSession> }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const form = usePortalForm(of);
  return (
    <Form of={form}>
      <CheckboxField of={form.fields.infoSessionAttended} />
      <Actions>
        <SubmitButton kind="primary" value="continue">
          {t("session.submit")}
        </SubmitButton>
        <ButtonLink to={paths.graduation}>{t("session.notYetThere")}</ButtonLink>
      </Actions>
    </Form>
  );
}
