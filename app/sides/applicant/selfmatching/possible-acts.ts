import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { type MatchEvent, matchEvents } from "#contract/enumerations/matching.ts";
import { isOnOffer } from "#domain/job-opening-status.ts";
import { isActive, isPossible, noApplication } from "#domain/match-status.ts";

/**
 * The acts open to the applicant, by the backend's predicates (domain/match-status.ts), on an opening on offer. One
 * without a free position is staffed. Who `isSettled` begins nothing.
 */
export function possibleActs(
  { match, ...opening }: Pick<WholeJobOpening, "status" | "startDate" | "match">,
  { isSettled, now }: { isSettled: boolean; now: Date },
): MatchEvent[] {
  if (isSettled && !isActive(match?.status ?? null)) return [];
  if (!isOnOffer(opening, now)) return [];
  return matchEvents.filter((event) => isPossible({ ...noApplication, ...match }, event, "applicant"));
}
