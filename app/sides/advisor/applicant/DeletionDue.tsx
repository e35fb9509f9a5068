import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";

interface Props {
  on: string;
  name: string;
}

/** Says that the account will be deleted, so that nobody decides, checks or answers in vain. */
export function DeletionDue({ on, name }: Props) {
  const t = useT();
  return (
    <Message tone="yellow" title={t("deletion.due", { date: formatDay(on) })}>
      {t("deletion.keep", { name })}
    </Message>
  );
}
