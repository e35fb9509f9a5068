import type { Versions } from "#app/forms/form-state.ts";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { hasNoDates, isActive, turnOf } from "#domain/match-status.ts";

/**
 * What the opening alone does not say: whether the applicant has accepted an offer already, and what they may do.
 * The rules behind it stay on the server.
 */
export type OwnOpening = WholeJobOpening & { isSettled: boolean; may: MatchEvent[] };

/** Days that may still be chosen. */
export const datesLeft = ({ match }: Pick<WholeJobOpening, "match">, now: string) =>
  (match?.interviewDateSuggestions ?? []).filter((date) => Date.parse(date) > Date.parse(now)).sort();

/** The version at which an act is decided; 0 while there is no application. */
export const versionsOf = ({ match }: Pick<WholeJobOpening, "match">): Versions => ({ match: match?.version ?? 0 });

/** Key of the words: the status, or the reason for none; without dates the company has to suggest others. */
export function stateOf({ match, isSettled, may }: OwnOpening) {
  if (match?.status === "cancelled" && isSettled) return "settled";
  if (match?.status === "cancelled" && may.includes("express-interest")) return "freeAgain";
  if (may.includes("take-back")) return isActive(match?.cancelledFrom ?? null) ? "declined" : "dropped";
  if (match && hasNoDates(match)) return "noDates";
  // What was to be answered while the studies began: the clock ends it within the hour.
  if (match && isActive(match.status) && turnOf(match) === "applicant" && may.length === 0) return "gone";
  if (match && match.status !== "awaiting_any_interest") return match.status;
  if (isSettled) return "settled";
  return may.includes("express-interest") ? "suggested" : "gone";
}
