import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { MatchChange } from "#contract/entities/match.ts";
import type { MatchRole } from "#contract/enumerations/matching.ts";
import { hasExpired } from "#domain/job-opening-status.ts";
import { dayPassedAt } from "#domain/match-status.ts";

type Side = Extract<MatchRole, "applicant" | "company">;

interface Events {
  changes: MatchChange[];
  opening: { startDate: string };
  /** Study advisors belong to neither half, and read whole names. */
  reader: Side | "study_advisor";
  /** What the reader calls each side. */
  names: Record<Side, string>;
}
interface Props extends Events {
  /** Which half is whose. */
  legend: string;
}

/** Who acted, as a mark: the portal and the advisors belong to neither half. */
const markOf = (role: MatchRole, reader: Events["reader"]) =>
  role === reader ? "you" : role === "applicant" || role === "company" ? "them" : "done";

/** Past events of an application, the newest first: what, who, when, and their note. */
export function History({ legend, ...events }: Props) {
  const t = useT();
  if (events.changes.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel">
        {t("history:title")}
      </Heading>
      <Events {...events} />
      <Text size={2} muted>
        {legend}
      </Text>
    </section>
  );
}

/** The events alone. */
export function Events({ changes, opening, reader, names }: Events) {
  return (
    <Past>
      {[...changes].reverse().map((change) => (
        <PastEvent
          key={`${change.at} ${change.event}`}
          state={markOf(change.role, reader)}
          what={<What change={change} isExpiry={hasExpired(opening, change)} />}
          who={<Who change={change} names={names} />}
        >
          {change.note && (
            <p className="written" dir="auto">
              {change.note}
            </p>
          )}
        </PastEvent>
      ))}
    </Past>
  );
}

function What({ change: { event, from }, isExpiry }: { change: MatchChange; isExpiry: boolean }) {
  const t = useT();
  if (isExpiry) return t("history:expired");
  if (event === "reject" && from === "awaiting_applicant_confirmation") return t("history:offerWithdrawn");
  return t(event === "pass-day" ? `history:passed.${from}` : `history:event.${event}`);
}

/** The clock acts at the end of a day: its acts show only a date, that of the day which ended. */
function Who({ change: { role, event, at }, names }: { change: MatchChange; names: Events["names"] }) {
  const t = useT();
  if (role === "system") return formatDay(event === "pass-day" ? dayPassedAt(at) : at);
  const who = role === "study_advisor" ? t("history:advisor") : names[role];
  return t("history:when", { who, date: formatDay(at), time: formatTime(at) });
}
