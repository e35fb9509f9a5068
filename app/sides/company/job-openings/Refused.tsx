import { errorText } from "#app/forms/error-text.ts";
import { useFormResult } from "#app/forms/form-errors.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { useBroughtIntoView } from "#app/use-brought.ts";

/** An act failed: a colleague was faster, or the permission is gone. The page shows the present state. */
export function Refused() {
  const t = useT();
  const answer = useFormResult();
  const place = useBroughtIntoView(answer);
  const [reason] = answer?.result.error?.[""] ?? [];
  if (!reason) return null;
  return (
    <div ref={place}>
      <Message tone="red" title={t("company:refused")}>
        {errorText(t, "", reason)}
      </Message>
    </div>
  );
}
