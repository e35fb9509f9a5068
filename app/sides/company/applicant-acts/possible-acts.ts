import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { type MatchEvent, matchEvents } from "#contract/enumerations/matching.ts";
import { isPossible, noApplication } from "#domain/match-status.ts";

interface Standing extends Pick<ApplicantAtOpening, "match"> {
  jobOpening: Pick<ApplicantAtOpening["jobOpening"], "status">;
}

/** What the company may do about an applicant now, by the backend's predicate (domain/match-status.ts). */
export function possibleActs({ jobOpening: { status }, match }: Standing) {
  const takesActs = status === "open" || status === "openWithActiveMatches";
  const isPossibleNow = (event: MatchEvent) => isPossible({ ...noApplication, ...match }, event, "company");
  return takesActs ? matchEvents.filter(isPossibleNow) : [];
}
