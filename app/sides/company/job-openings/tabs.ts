import type { PathsIn } from "#app/paths.ts";
import type { ListedOwnJobOpening } from "#contract/entities/job-opening.ts";
import type { companyPaths } from "../paths.ts";

/** The tab that says what the list's reader wants to know: who is in touch, whom it fits, or how it stands. */
export function tabOf(
  paths: Pick<PathsIn<typeof companyPaths>, "contacted" | "jobOpening" | "openingOverview">,
  { id, status, running }: Pick<ListedOwnJobOpening, "id" | "status" | "running">,
): string {
  if (status === "draft" || status === "closed") return paths.openingOverview(id);
  return running > 0 ? paths.contacted(id) : paths.jobOpening(id);
}
