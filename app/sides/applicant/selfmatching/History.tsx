import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import { hasExpired } from "#domain/job-opening-status.ts";
import { dayPassedAt } from "#domain/match-status.ts";

interface Props {
  changes: MatchChange[];
  opening: Pick<WholeJobOpening, "company" | "startDate">;
}

/** Who acted, as a mark: the portal and the advisors belong to neither half. */
const markOfRole = { applicant: "you", company: "them", study_advisor: "done", system: "done" } as const;

/** Past events, the newest first: what, who, when, and their note. */
export function History({ changes, opening }: Props) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel">
        {t("history.title")}
      </Heading>
      <Past>
        {[...changes].reverse().map((change) => (
          <PastEvent
            key={`${change.at} ${change.event}`}
            state={markOfRole[change.role]}
            what={<What change={change} isExpiry={hasExpired(opening, change)} />}
            who={<Who change={change} company={opening.company.name} />}
          >
            {change.note && (
              <p className="written" dir="auto">
                {change.note}
              </p>
            )}
          </PastEvent>
        ))}
      </Past>
      <Text size={2} muted>
        {t("history.legend")}
      </Text>
    </section>
  );
}

function What({ change: { event, from }, isExpiry }: { change: MatchChange; isExpiry: boolean }) {
  const t = useT();
  if (isExpiry) return t("history.expired");
  return t(event === "pass-day" ? `history.passed.${from}` : `history.event.${event}`);
}

/** The clock acts at the end of a day: its acts show only a date, that of the day which ended. */
function Who({ change: { role, event, at }, company }: { change: MatchChange; company: string }) {
  const t = useT();
  if (role === "system") return formatDay(event === "pass-day" ? dayPassedAt(at) : at);
  const who = t(`history.who.${role}`, { company });
  return t("history.when", { who, date: formatDay(at), time: formatTime(at) });
}
