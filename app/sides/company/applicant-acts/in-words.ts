import type { Match } from "#contract/entities/match.ts";
import { isOffered, situationOf, wasOffered } from "./situation.ts";

/** What a company does by an act now, as words of its button. */
export function labelOf(
  event: "arrange-interview" | "arrange-trial-day" | "accept" | "take-back" | "reject",
  match: Match | null,
): string {
  if (event === "arrange-interview") return `applicantActs:act.interview.${situationOf(match)}`;
  if (event === "arrange-trial-day")
    return `applicantActs:act.trialDay.${match?.status === "trial_day_scheduled" ? "move" : "first"}`;
  if (event === "take-back") return `applicantActs:act.takeBack.${wasOffered(match) ? "offer" : enderOf(match)}`;
  if (event === "reject") return `applicantActs:act.${isOffered(match) ? "withdraw" : "reject"}`;
  return "applicantActs:act.accept";
}

const enderOf = (match: Match | null) => (match?.cancelledBy === "company" ? "company" : "system");
