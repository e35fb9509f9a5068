import { Form } from "#app/forms/Form.tsx";
import { CheckboxField, ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import type { Employment } from "#contract/calls/company.ts";
import type { Choice } from "./choose-company.form.server.ts";

/** A company of the reader's; of a locked one it is not told how many applications wait. */
export type Choosable = Employment & { waiting?: number };

/** The reader's companies, each with where it is and what waits there. */
export function CompanyChoice({ of: companies, state }: { of: Choosable[]; state: FormState<Choice> }) {
  const t = useT();
  const choice = usePortalForm(state);
  const options = companies.map(({ id, name, city, waiting = 0, isLocked }) => ({
    value: id,
    label: name,
    hint: t(isLocked ? "isLocked" : waiting > 0 ? "waiting" : "calm", { city, count: waiting }),
  }));
  return (
    <Card>
      <Form of={choice}>
        <ChoiceField of={choice.fields.company} options={options} />
        <CheckboxField of={choice.fields.isDefault} />
        <Actions>
          <SubmitButton kind="primary">{t("submit")}</SubmitButton>
        </Actions>
      </Form>
    </Card>
  );
}
