import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { type MatchEvent, matchEvents } from "#contract/enumerations/matching.ts";
import { isActive, isPossible, noApplication } from "#domain/match-status.ts";

/** The acts open to the applicant, by the backend's predicate (domain/match-status.ts), on an open opening. */
export function possibleActs(
  { status, match }: Pick<WholeJobOpening, "status" | "match">,
  { isSettled }: { isSettled: boolean },
): MatchEvent[] {
  if (isSettled && !isActive(match?.status ?? null)) return [];
  if (status !== "open" && (match === null || match.status === "cancelled")) return [];
  return matchEvents.filter((event) => isPossible({ ...noApplication, ...match }, event, "applicant"));
}
