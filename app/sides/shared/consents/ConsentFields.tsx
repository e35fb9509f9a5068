import type { ComponentProps } from "react";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Message } from "#app/ui/Message.tsx";
import type { ConsentType } from "./consents.ts";

interface Props<Type extends ConsentType> {
  of: Record<Type, ComponentProps<typeof CheckboxField>["of"]>;
  asked: readonly Type[];
  /** The address of a mail that waits for its answer. */
  awaited?: string | null;
}

/** The consents that are asked: none is ticked in advance, and the newsletter is confirmed by mail. */
export function ConsentFields<Type extends ConsentType>({ of, asked, awaited }: Props<Type>) {
  const t = useT();
  return (
    <FieldSet legend={t("consents:legend")}>
      <div className="switches">
        {asked.map((type) => (
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
