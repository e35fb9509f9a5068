import type { MarkState } from "#app/ui/Mark.tsx";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";

/** How many applications to an opening wait for the company. */
export const waitingIn = ({ stages }: Pick<CountedJobOpening, "stages">) =>
  stages.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whose turn it is with an opening; what is closed or staffed is done. */
export function markOf(opening: Pick<CountedJobOpening, "status" | "stages">): MarkState {
  const { status } = opening;
  if (status === "draft" || waitingIn(opening) > 0) return "you";
  if (status === "open") return "open";
  return status === "openWithActiveMatches" ? "them" : "done";
}
