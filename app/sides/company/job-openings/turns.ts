import type { ListedOwnJobOpening } from "#contract/entities/job-opening.ts";

type Opening = ListedOwnJobOpening;
/** Who has to do something about an opening now; `over`: nobody ever again. */
export const turns = ["yours", "others", "over"] as const;

/** Somebody waits for an answer, or a draft for those who may finish it. */
export const isDue = ({ waiting, status }: Pick<Opening, "waiting" | "status">, mayEdit: boolean) =>
  waiting > 0 || (mayEdit && status === "draft");

/** Openings by whose turn it is, in the order in which they came. */
export function groupedByTurn(openings: Opening[], mayEdit: boolean): Record<(typeof turns)[number], Opening[]> {
  const turnOf = (opening: Opening) =>
    isDue(opening, mayEdit) ? "yours" : opening.status === "closed" ? "over" : "others";
  const at = (turn: (typeof turns)[number]) => openings.filter((opening) => turnOf(opening) === turn);
  return { yours: at("yours"), others: at("others"), over: at("over") };
}
