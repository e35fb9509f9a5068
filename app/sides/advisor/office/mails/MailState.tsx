import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import { HowFar } from "../../mails/HowFar.tsx";

const failed = (failure: string) => {
  if (failure === "expired") return "expired";
  // SMTP's answer that no later attempt changes.
  return /^5\d\d$/.test(failure) ? "refused" : "unreachable";
};

/** How far a mail got, and the button that sends it again. */
export function MailState({ of: mail }: { of: LoggedMail & { formKey: string } }) {
  const t = useT();
  const { id, kind, to, failure, isRepeatable, formKey } = mail;
  return (
    <>
      <HowFar of={mail} />
      {failure && <div className="hint">{t(failed(failure), { code: failure })}</div>}
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
