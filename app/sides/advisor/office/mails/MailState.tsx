import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import { HowFar } from "../../mails/HowFar.tsx";

/** Why a mail was not sent. SMTP's answers from 500 on are those that no later attempt changes. */
function failureInWords(t: Translate, code: string) {
  if (code === "expired") return t("expired");
  return t(/^5\d\d$/.test(code) ? "refused" : "unreachable", { code });
}

/** How far a mail got, and the button that sends it again. */
export function MailState({ of: mail }: { of: LoggedMail & { formKey: string } }) {
  const t = useT();
  const { id, kind, to, failure, isRepeatable, formKey } = mail;
  return (
    <>
      <HowFar of={mail} />
      {failure && <div className="hint">{failureInWords(t, failure)}</div>}
      {isRepeatable && (
        <ActForm formKey={formKey} fields={{ mailId: id }}>
          <SubmitButton kind="quiet" busyLabel={t("sending")}>
            {t("again")}
            <Hidden> {t("which", { kind: t(`mailKinds:${kind}`), to })}</Hidden>
          </SubmitButton>
        </ActForm>
      )}
    </>
  );
}
