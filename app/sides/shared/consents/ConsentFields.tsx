import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Message } from "#app/ui/Message.tsx";
import { consentTypes } from "#contract/enumerations/help.ts";
import type { Consents } from "./consents.ts";

interface Props {
  of: FieldsOf<Partial<Consents>>;
  /** The address of an unanswered mail; null when no answer is awaited. */
  awaited: string | null;
}

/** The consents: none is ticked in advance, and the newsletter is confirmed by mail. */
export function ConsentFields({ of, awaited }: Props) {
  const t = useT();
  return (
    <FieldSet legend={t("consents:legend")}>
      <div className="switches">
        {consentTypes.map((type) => (
          <CheckboxField key={type} of={of[type]} />
        ))}
        {awaited && (
          <Message
            tone="yellow"
            title={t("consents:awaited.title")}
            actions={<SubmitButton value="resend">{t("consents:awaited.resend")}</SubmitButton>}
          >
            {t("consents:awaited.text", { email: awaited })}
          </Message>
        )}
      </div>
    </FieldSet>
  );
}
