import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { isActive, isOpen, phases, turnOf } from "#domain/match-status.ts";

export type Applied = ListedJobOpening & { match: Match };
const isApplied = (opening: ListedJobOpening): opening is Applied => opening.match !== null;

/** Applications by what needs doing, in each the oldest wait first; the past ones the latest first. */
export function sortedByTurn(openings: ListedJobOpening[]) {
  const applied = openings.filter(isApplied).sort((a, b) => a.match.since.localeCompare(b.match.since));
  const open = applied.filter(({ match }) => isOpen(match.status));
  return {
    yours: open.filter(({ match }) => turnOf(match) === "applicant"),
    theirs: open.filter(({ match }) => turnOf(match) === "company"),
    scheduled: open.filter(({ match }) => turnOf(match) === undefined),
    past: applied.filter(({ match }) => !isOpen(match.status)).reverse(),
  };
}

type Own = Pick<ListedJobOpening, "match">;
export const isAccepted = ({ match }: Own) => match?.status === "offer_accepted";

/** An application that is under way or was accepted goes on, whatever stage an advisor sets by hand. */
export const isUnderWay = (opening: Own) => isAccepted(opening) || isActive(opening.match?.status ?? null);

/** Statuses in which a company waits for an answer; a recommendation alone keeps nobody waiting. */
export const awaited = (openings: ListedJobOpening[]) =>
  sortedByTurn(openings).yours.filter(({ match }) => isActive(match.status));

/** Statuses beyond interest: dates, a day, an offer. */
export const isInExchange = ({ match }: ListedJobOpening) =>
  match !== null && isActive(match.status) && !fresh.includes(match.status);
const fresh: readonly ApplicationStatus[] = phases.fresh;

/** Whose turn it is, as a mark (look §1): an appointment is agreed, and so is an accepted offer. */
export function markOfMatch(match: Match) {
  if (match.status === "cancelled") return "open";
  const turn = turnOf(match);
  return turn === "applicant" ? "you" : turn === "company" ? "them" : "done";
}
