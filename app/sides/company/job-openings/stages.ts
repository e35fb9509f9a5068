import type { MarkState } from "#app/ui/Mark.tsx";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";

/** Whose turn it is with an opening; what is closed or staffed is done. */
export function markOf(opening: Pick<CountedJobOpening, "status" | "applicants">): MarkState {
  const { status, applicants } = opening;
  if (status === "draft" || applicants.waiting > 0) return "you";
  if (status === "open") return "open";
  return status === "openWithActiveMatches" ? "them" : "done";
}
