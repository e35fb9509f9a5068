import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import type { TypedAddress } from "./account.form.server.ts";

/** Gives an account another e-mail address. */
export function Address({ form }: { form: FormState<TypedAddress> }) {
  const t = useT();
  const of = usePortalForm(form);
  return (
    <Unfold summary={t("address.title")} open={of.holdsText}>
      <p>{t("address.lead")}</p>
      <Form of={of}>
        <TextField of={of.fields.email} type="email" inputMode="email" autoComplete="off" dir="ltr" />
        <Actions>
          <SubmitButton value="address" busyLabel={t("address.busy")}>
            {t("address.submit")}
          </SubmitButton>
        </Actions>
      </Form>
    </Unfold>
  );
}
