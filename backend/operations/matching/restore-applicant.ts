import { and, eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { dismissal } from "../../db/schema/dismissals.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";

/** Takes *not for us* back. 404 for an applicant whom the company may not know at this opening. */
export async function restoreApplicant(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "companyId">,
  { jobOpeningId, accountId }: AtOpening,
) {
  await knownApplicant(work, colleague, { jobOpeningId, accountId });
  await work.db
    .delete(dismissal)
    .where(and(eq(dismissal.jobOpeningId, jobOpeningId), eq(dismissal.accountId, accountId)));
}
