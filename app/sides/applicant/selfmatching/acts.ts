import type { Versions } from "#app/forms/form-state.ts";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { MatchEvent } from "#contract/enumerations.ts";
import { isPossible, noApplication, turnOf } from "#domain/application-status.ts";

/** With what the opening alone cannot know: whether the applicant has accepted an offer already. */
export type OwnOpening = WholeJobOpening & { isSettled: boolean };

/** Whether the applicant may do it: the predicate of the backend (domain/application-status.ts), on an open opening. */
export function mayDo({ status, match, isSettled }: OwnOpening, event: MatchEvent): boolean {
  if (isSettled) return false;
  if (status !== "open" && (match === null || match.status === "cancelled")) return false;
  return isPossible({ ...noApplication, ...match }, event, "applicant");
}

/** Days that may still be chosen. */
export const datesLeft = ({ match }: Pick<WholeJobOpening, "match">, now: string) =>
  (match?.interviewDateSuggestions ?? []).filter((date) => Date.parse(date) > Date.parse(now)).sort();

/** The version that an act is decided at; 0 while there is no application. */
export const versionsOf = ({ match }: Pick<WholeJobOpening, "match">): Versions => ({ match: match?.version ?? 0 });

/** Names the words: the status, or why there is none; without dates the company has to name others. */
export function stateOf({ status, match, isSettled }: OwnOpening) {
  if (match?.status === "awaiting_interview_schedule" && turnOf(match) === "company") return "noDates";
  if (match && match.status !== "awaiting_any_interest") return match.status;
  if (isSettled) return "settled";
  return status === "open" ? "suggested" : "gone";
}
