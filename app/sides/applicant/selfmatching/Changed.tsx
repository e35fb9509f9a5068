import { errorText } from "#app/forms/error-text.ts";
import { useFormResult } from "#app/forms/form-errors.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";

interface Props {
  /** The form on the page, which reports its own outcome. */
  form?: string;
}

/** Shown when another act came first: the page has the present state, and what was written is not lost. */
export function Changed({ form }: Props) {
  const t = useT();
  const refused = useFormResult();
  if (refused?.versions !== null || refused.formId === form) return null;
  const { initialValue, error } = refused.result;
  const [reason] = error?.[""] ?? [];
  const note = initialValue?.note;
  return (
    <Message tone="red" title={t("matching:changed.title")}>
      {reason && errorText(t, "", reason)}
      {typeof note === "string" && note && (
        <>
          {" "}
          {t("matching:changed.note")}
          <span className="written" dir="auto">
            {note}
          </span>
        </>
      )}
    </Message>
  );
}
