import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Apart } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import type { Hint } from "./hints.ts";

/** Hints that apply now, until their reader hides them. */
export function Hints({ of: hints }: { of: Hint[] }) {
  const t = useT();
  const { help, companyPayment } = usePaths(companyPaths);
  return hints.map((hint) => (
    <Message
      key={hint}
      tone="blue"
      title={t(`hint.${hint}.title`)}
      actions={
        <Apart>
          {hint === "hideSupportTicketNotice" && <ButtonLink to={help}>{t(`hint.${hint}.link`)}</ButtonLink>}
          {hint === "hidePaymentDetailsWarning" && (
            <ButtonLink to={companyPayment}>{t(`hint.${hint}.link`)}</ButtonLink>
          )}
          <ActForm fields={{ hint }}>
            <SubmitButton value="hide">{t("hint.hide")}</SubmitButton>
          </ActForm>
        </Apart>
      }
    >
      {t(`hint.${hint}.text`)}
    </Message>
  ));
}
