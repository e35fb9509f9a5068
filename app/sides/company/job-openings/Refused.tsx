import { useRef } from "react";
import { errorText } from "#app/forms/error-text.ts";
import { useFormResult } from "#app/forms/form-errors.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { useBrought } from "#app/use-brought.ts";

/** An act failed: a colleague was faster, or the permission is gone. The page shows the present state. */
export function Refused() {
  const t = useT();
  const answer = useFormResult();
  const place = useRef<HTMLDivElement>(null);
  useBrought(answer, () => place.current?.scrollIntoView({ block: "nearest" }));
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
