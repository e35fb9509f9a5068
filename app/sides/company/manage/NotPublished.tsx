import { errorText } from "#app/forms/error-text.ts";
import { useFormResult } from "#app/forms/form-errors.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { readMessage } from "#contract/message.ts";

/** Why the opening was not published: a colleague has changed answers, or an act came first. The page shows them. */
export function NotPublished() {
  const t = useT();
  const reasons = useFormResult()?.result.error?.[""] ?? [];
  const [first] = reasons;
  if (!first) return null;
  const changed = reasons.map((reason) => readMessage(reason).values.answer).filter((name) => name !== undefined);
  return (
    <Message tone="red" title={t("notPublished.title")}>
      {changed.length > 0
        ? t("notPublished.changed", { answers: changed.map((name) => t(`answer.${name}`)).join(", ") })
        : errorText(t, "", first)}
    </Message>
  );
}
