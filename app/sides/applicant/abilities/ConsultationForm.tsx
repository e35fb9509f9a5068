import { Form } from "#app/forms/Form.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import type { Consultation } from "./study-advice.form.server.ts";

export function ConsultationForm({ of }: { of: FormState<Consultation> }) {
  const form = usePortalForm(of);
  return (
    <Form of={form}>
      <DayField of={form.fields.participateAdvisorInterviewOn} />
      <StepActions />
    </Form>
  );
}
