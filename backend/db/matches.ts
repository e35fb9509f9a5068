import type { Match } from "#contract/entities/match.ts";
import { statusAt } from "#domain/match-status.ts";
import type { match } from "./schema/matching.ts";

/** An application as the contract shows it; its status is the one of this moment (design §6). */
export function matchFrom(row: typeof match.$inferSelect, now: Date): Match {
  const interviewAt = row.interviewAt?.toISOString() ?? null;
  const trialDayAt = row.trialDayAt?.toISOString() ?? null;
  return {
    id: row.id,
    status: statusAt({ ...row, interviewAt, trialDayAt }, now) ?? row.status,
    source: row.source,
    interviewDateSuggestions: row.interviewDateSuggestions,
    interviewAt,
    trialDayAt,
    place: row.place,
    cancellationReason: row.cancellationReason,
    cancelledBy: row.cancelledBy,
    since: row.since.toISOString(),
    version: row.version,
  };
}
