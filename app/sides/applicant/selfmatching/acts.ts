import type { Versions } from "#app/forms/form-state.ts";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { MatchEvent } from "#contract/enumerations.ts";
import { isPossible, noApplication } from "#domain/application-status.ts";

type Acted = Pick<WholeJobOpening, "status" | "match">;

/** Whether the applicant may do it: the predicate of the backend (domain/application-status.ts), on an open opening. */
export function mayDo({ status, match }: Acted, event: MatchEvent): boolean {
  if (status !== "open" && (match === null || match.status === "cancelled")) return false;
  return isPossible({ ...noApplication, ...match }, event, "applicant");
}

/** Days that may still be chosen. */
export const datesLeft = ({ match }: Pick<WholeJobOpening, "match">, now: string) =>
  (match?.interviewDateSuggestions ?? []).filter((date) => Date.parse(date) > Date.parse(now)).sort();

/** The version that an act was decided at, if there is an application already. */
export const versionsOf = ({ match }: Pick<WholeJobOpening, "match">): Versions =>
  match ? { match: match.version } : {};
