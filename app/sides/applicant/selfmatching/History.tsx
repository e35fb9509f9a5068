import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import { hasExpired } from "#domain/job-opening-status.ts";

interface Props {
  changes: MatchChange[];
  opening: Pick<WholeJobOpening, "company" | "startDate">;
}

/** Whose act it was, as a mark: the portal and the advisors stand for neither half. */
const markOfRole = { applicant: "you", company: "them", study_advisor: "done", system: "done" } as const;

/** What happened so far, the newest first: what, who, when, and what they wrote. */
export function History({ changes, opening }: Props) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel">
        {t("history.title")}
      </Heading>
      <Past>
        {[...changes]
          .reverse()
          .map((change) => ({ ...change, isExpiry: hasExpired(opening, change) }))
          .map(({ event, role, note, at, isExpiry }) => (
            <PastEvent
              key={`${at} ${event}`}
              state={markOfRole[role]}
              what={isExpiry ? t("history.expired") : t(`history.event.${event}`)}
              who={t("history.when", {
                who: t(`history.who.${role}`, { company: opening.company.name }),
                date: formatDay(at),
                time: formatTime(at),
              })}
            >
              {note && (
                <p className="written" dir="auto">
                  {note}
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
