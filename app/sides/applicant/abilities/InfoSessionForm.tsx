import type { SerializeFrom } from "@remix-run/node";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { StepActions } from "#app/steps/StepActions.tsx";

export function InfoSessionForm({ of }: { of: SerializeFrom<FormState> }) {
  const form = usePortalForm<{ infoSessionAttended: boolean }>(of);
  return (
    <Form of={form}>
      <CheckboxField of={form.fields.infoSessionAttended} />
      <StepActions />
    </Form>
  );
}
