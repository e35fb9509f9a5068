import type { ListedOwnJobOpening } from "#contract/entities/job-opening.ts";

/** An opening of the list, and whether its reader may go on with it. */
export type Opening = ListedOwnJobOpening & { mayEdit: boolean };
/** Who has to do something about an opening now; `over`: nobody ever again. */
export const turns = ["yours", "others", "over"] as const;

/** Somebody waits for an answer, or a draft for those who may finish it. */
export const isDue = ({ waiting, status, mayEdit }: Pick<Opening, "waiting" | "status" | "mayEdit">) =>
  waiting > 0 || (mayEdit && status === "draft");

/** Openings by whose turn it is, in the order in which they came. */
export function groupedByTurn(openings: Opening[]): Record<(typeof turns)[number], Opening[]> {
  const turnOf = (opening: Opening) => (isDue(opening) ? "yours" : opening.status === "closed" ? "over" : "others");
  const at = (turn: (typeof turns)[number]) => openings.filter((opening) => turnOf(opening) === turn);
  return { yours: at("yours"), others: at("others"), over: at("over") };
}
