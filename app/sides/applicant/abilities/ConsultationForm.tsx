import { Form } from "#app/forms/Form.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import type { Consultation } from "./study-advice.form.server.ts";

/** Applicants who have not had the consultation yet continue with the search (§4). */
export function ConsultationForm({ of }: { of: FormState<Consultation> }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const form = usePortalForm(of);
  return (
    <Form of={form}>
      <DayField of={form.fields.participateAdvisorInterviewOn} />
      <Actions>
        <SubmitButton kind="primary" value="continue">
          {t("consultation.submit")}
        </SubmitButton>
        <ButtonLink to={paths.graduation}>{t("consultation.notHadYet")}</ButtonLink>
      </Actions>
    </Form>
  );
}
