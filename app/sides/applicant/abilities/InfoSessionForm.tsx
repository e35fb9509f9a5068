import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import type { InfoSession } from "./study-advice.form.server.ts";

export function InfoSessionForm({ of }: { of: FormState<InfoSession> }) {
  const form = usePortalForm(of);
  return (
    <Form of={form}>
      <CheckboxField of={form.fields.infoSessionAttended} />
      <StepActions />
    </Form>
  );
}
