import type { Match } from "#contract/entities/match.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { hasNoDates, turnOf } from "#domain/match-status.ts";

/** What suggesting dates means now: a first word, an answer, other dates, new ones when none is left, or another day. */
export function situationOf(match: Match | null) {
  if (match?.status === "awaiting_partner_interest") return "answer";
  if (match?.status === "interview_scheduled") return "move";
  if (!match || isUntouched(match)) return "invite";
  return hasNoDates(match) ? "again" : "replace";
}

/** The applicant is offered a place, or was until the application ended. */
export const isOffered = (match: Match | null) => match?.status === "awaiting_applicant_confirmation";
export const wasOffered = (match: Match | null) => match?.cancelledFrom === "awaiting_applicant_confirmation";

/** Nobody has acted yet. */
export const isUntouched = (match: Match | null) => !match || match.status === "awaiting_any_interest";

/** The act that is due: there is one while it is the company's turn, and before anybody has acted. */
export function dueActOf(match: Match | null): MatchEvent | undefined {
  if (match?.status === "awaiting_partner_confirmation") return "accept";
  return !match || isUntouched(match) || turnOf(match) === "company" ? "arrange-interview" : undefined;
}
