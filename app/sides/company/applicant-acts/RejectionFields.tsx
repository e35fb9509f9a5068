import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { limits } from "#contract/limits.ts";
import type { Rejection } from "./decision.form.server.ts";

/** An offered text, one's own words, and what the law keeps out of them. */
export function RejectionFields({ of, phrases }: { of: FieldsOf<Rejection>; phrases: string[] }) {
  const t = useT();
  return (
    <>
      <ChoiceField
        of={of.phrase}
        options={[...phrases.map((value) => ({ value, label: value })), { value: "", label: t("own") }]}
      />
      <TextAreaField of={of.feedbackText} limit={limits.textCharacters} />
      <Message tone="blue" title={t("law.title")}>
        {t("law.text")}
      </Message>
    </>
  );
}
