import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { type MatchEvent, matchEvents } from "#contract/enumerations/matching.ts";
import { isOnOffer } from "#domain/job-opening-status.ts";
import { isPossible, noApplication } from "#domain/match-status.ts";

interface Standing extends Pick<ApplicantAtOpening, "match"> {
  jobOpening: Parameters<typeof isOnOffer>[0];
}

/**
 * What the company may do about an applicant now, by the backend's predicates (domain/match-status.ts), on an opening on
 * offer. One without a free position is staffed.
 */
export function possibleActs({ jobOpening, match }: Standing, now: Date) {
  const isPossibleNow = (event: MatchEvent) => isPossible({ ...noApplication, ...match }, event, "company");
  return isOnOffer(jobOpening, now) ? matchEvents.filter(isPossibleNow) : [];
}
