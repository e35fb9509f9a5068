import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { RightsField } from "./RightsField.tsx";

interface Answers {
  department?: string | null;
  position?: string | null;
  permissions?: string[];
}

/** What can be changed about somebody who works for a company. */
export function PersonFields({ state }: { state: FormState<Answers> }) {
  const t = useT();
  const person = usePortalForm(state);
  const { fields } = person;
  return (
    <Form of={person}>
      <div className="pair">
        <TextField of={fields.department} required={false} />
        <TextField of={fields.position} required={false} />
      </div>
      <RightsField of={fields.permissions} />
      <Actions note={t("office:countsAtOnce")}>
        <SubmitButton kind="primary" busyLabel={t("common:saving")}>
          {t("forms:save")}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
