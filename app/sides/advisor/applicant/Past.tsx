import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { PastEvent, Past as PastEvents } from "#app/ui/Past.tsx";
import type { Contract } from "#contract/entities/contract.ts";
import type { StageChange } from "#contract/entities/desk-applicant.ts";
import type { MatchRole } from "#contract/enumerations/matching.ts";

interface Props {
  contract: Contract | null;
  stageChanges: StageChange[];
  name: string;
}

/** Reasons of the portal's own; an advisor's stand there as they were typed. */
const own = ["answers", "matching", "contract"];
const markOf: Record<MatchRole, MarkState> = {
  applicant: "them",
  company: "them",
  study_advisor: "you",
  system: "done",
};

/** What happened to the contract and the stage, the latest first. */
export function Past({ contract, stageChanges, name }: Props) {
  const t = useT();
  const events = [
    ...(contract?.history ?? []).map(({ event, role, note, at }) => ({
      at,
      state: markOf[role],
      what: t(`contractSteps:event.${event}`),
      who: t(`past.who.${role}`, { name, company: contract?.companyName ?? "" }),
      note,
    })),
    // Several of one moment are read backwards, too.
    ...[...stageChanges].reverse().map(({ to, reason, at }) => ({
      at,
      state: "done" as const,
      what: t("past.stage", { stage: t(`stage.is.${to}`) }),
      who: t(`past.who.${own.includes(reason) ? "system" : "study_advisor"}`),
      note: own.includes(reason) ? null : reason,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (events.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel">
        {t("past.title")}
      </Heading>
      <PastEvents>
        {events.map(({ at, state, what, who, note }) => (
          <PastEvent
            key={`${at} ${what}`}
            state={state}
            what={what}
            who={t("history:when", { who, date: formatDay(at), time: formatTime(at) })}
          >
            {note && (
              <p className="written" dir="auto">
                {note}
              </p>
            )}
          </PastEvent>
        ))}
      </PastEvents>
    </section>
  );
}
