import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import type { Hint } from "./hints.ts";

/** Hints that apply now, until their reader hides them. */
export function Hints({ of: hints }: { of: Hint[] }) {
  const t = useT();
  return hints.map((hint) => (
    <Message
      key={hint}
      tone="blue"
      title={t(`hint.${hint}.title`)}
      actions={
        <ActForm fields={{ hint }}>
          <SubmitButton value="hide">{t("hint.hide")}</SubmitButton>
        </ActForm>
      }
    >
      {t(`hint.${hint}.text`)}
    </Message>
  ));
}
