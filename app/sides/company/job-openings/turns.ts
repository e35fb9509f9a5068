import type { ListedOwnJobOpening } from "#contract/entities/job-opening.ts";

/** An opening of the list, and whether its reader may continue it. */
export type Opening = ListedOwnJobOpening & { mayEdit: boolean };
/** Whose turn it is with an opening; `over`: nobody's any more. */
export const turns = ["yours", "others", "over"] as const;

/** An applicant waits for an answer, or a draft for its end, and the reader may give it. */
export const isDue = ({ waiting, status, mayEdit }: Pick<Opening, "waiting" | "status" | "mayEdit">) =>
  mayEdit && (waiting > 0 || status === "draft");

/** Openings by whose turn it is, in their given order. */
export function groupedByTurn(openings: Opening[]): Record<(typeof turns)[number], Opening[]> {
  const turnOf = (opening: Opening) => (isDue(opening) ? "yours" : opening.status === "closed" ? "over" : "others");
  const at = (turn: (typeof turns)[number]) => openings.filter((opening) => turnOf(opening) === turn);
  return { yours: at("yours"), others: at("others"), over: at("over") };
}
