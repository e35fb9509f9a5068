import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";

/** Announces the deletion of the account, and offers to keep it. */
export function DeletionDue({ on }: { on: string }) {
  const t = useT();
  return (
    <ActForm>
      <Message
        tone="yellow"
        title={t("deletion.due", { date: formatDay(on) })}
        actions={<SubmitButton value="keep">{t("deletion.keep")}</SubmitButton>}
      >
        {t("deletion.untilThen")}
      </Message>
    </ActForm>
  );
}
