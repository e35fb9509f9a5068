import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";

const marks = { waiting: "them", sent: "done", failed: "you" } as const;

/** How far a mail got, and when. */
export function HowFar({ of: { state, endedAt } }: { of: Pick<LoggedMail, "state" | "endedAt"> }) {
  const t = useT();
  const at = endedAt && `${formatDay(endedAt)}, ${formatTime(endedAt)}`;
  return (
    <Status state={marks[state]}>
      {at ? t(`mailStates:${state === "sent" ? "sentAt" : "failedAt"}`, { at }) : t("mailStates:waiting")}
    </Status>
  );
}
