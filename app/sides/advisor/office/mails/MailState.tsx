import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";

const marks = { waiting: "them", sent: "done", failed: "you" } as const;
/** SMTP's answer that no later attempt changes. */
const isRefusal = (failure: string) => /^5\d\d$/.test(failure);

/** How far a mail got, and the button that sends it again. */
export function MailState({ of: mail }: { of: LoggedMail & { formKey: string } }) {
  const t = useT();
  const { id, kind, to, state, endedAt, failure, isRepeatable, formKey } = mail;
  const at = endedAt && `${formatDay(endedAt)}, ${formatTime(endedAt)}`;
  return (
    <>
      <Status state={marks[state]}>
        {at ? t(`state.${state === "sent" ? "sentAt" : "failedAt"}`, { at }) : t("state.waiting")}
      </Status>
      {failure && <div className="hint">{t(isRefusal(failure) ? "refused" : "unreachable", { code: failure })}</div>}
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
