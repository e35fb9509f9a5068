import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";

interface Props {
  state: FormState<{ to: string }>;
  /** Those who get applicants. */
  takers: Pick<KeptAdvisor, "id" | "name" | "email" | "city">[];
}

/** Gives all applicants of an advisor to another one. */
export function HandOver({ state, takers }: Props) {
  const t = useT();
  const handover = usePortalForm(state);
  return (
    <Unfold summary={t("handOver.title")} open={handover.holdsText}>
      <p>{t("handOver.lead")}</p>
      <Form of={handover}>
        <ChoiceField
          of={handover.fields.to}
          options={takers.map(({ id, name, email, city }) => ({ value: id, label: name || email, hint: city }))}
        />
        <Actions>
          <SubmitButton value="handOver">{t("handOver.submit")}</SubmitButton>
        </Actions>
      </Form>
    </Unfold>
  );
}
