import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";

/** Somebody was left out; one press undoes it. */
export function JustDismissed({ accountId, formKey }: { accountId: string; formKey: string }) {
  const t = useT();
  return (
    <Message
      tone="blue"
      title={t("dismissed.title")}
      actions={
        <ActForm formKey={formKey} fields={{ formId: "dismissal", accountId }}>
          <SubmitButton value="restore">{t("dismissed.undo")}</SubmitButton>
        </ActForm>
      }
    >
      {t("dismissed.text")}
    </Message>
  );
}
