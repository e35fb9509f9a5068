import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Form } from "#app/forms/Form.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { limits } from "#contract/limits.ts";
import { BackButton, ScreenForm } from "./ScreenForm.tsx";
import type { ScreenProps } from "./screen.ts";
import { type MailOutcome, mailOutcomes } from "./wizard.ts";

/** Sends the mail that confirms the address. Applicants may continue without confirming: the mail may not arrive. */
export function EmailVerification({ form, email, isEmailVerified, position }: ScreenProps) {
  const t = useT();
  const verification = usePortalForm(form);
  const outcome = useMailOutcome();
  const hasBack = position && position.number > 1;
  if (isEmailVerified)
    return (
      <ScreenForm of={verification} submit={t("continue")} hasBack={hasBack}>
        <Message tone="green">{t("email_verification.verified")}</Message>
      </ScreenForm>
    );
  return (
    <Form of={verification}>
      <div role="status">
        {outcome && (
          <Message tone={outcome === "sent" ? "green" : "red"}>{t(`email_verification.outcome.${outcome}`)}</Message>
        )}
      </div>
      <div className="stack">
        <p>
          {t("email_verification.to")} <b dir="ltr">{email}</b>
        </p>
        <p className="hint">{t("email_verification.wrongAddress")}</p>
      </div>
      <Actions note={t("email_verification.laterNote")}>
        <SubmitButton kind="primary" value="send">
          {t("email_verification.send")}
        </SubmitButton>
        <SubmitButton value="continue">{t("email_verification.later")}</SubmitButton>
        {hasBack && <BackButton />}
      </Actions>
    </Form>
  );
}

/** The state of the mail according to the address; script clears it after a while (spec §4). */
function useMailOutcome(): MailOutcome | undefined {
  const { search, key } = useLocation();
  const [clearedKey, setClearedKey] = useState<string>();
  const outcome = mailOutcomes.find((known) => known === new URLSearchParams(search).get("mail"));
  useEffect(() => {
    if (!outcome) return;
    const { emailVerificationSuccessMilliseconds: success, emailVerificationErrorMilliseconds: error } = limits;
    const timer = setTimeout(() => setClearedKey(key), outcome === "sent" ? success : error);
    return () => clearTimeout(timer);
  }, [outcome, key]);
  return key === clearedKey ? undefined : outcome;
}
