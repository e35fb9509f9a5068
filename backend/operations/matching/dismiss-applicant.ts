import type { Colleague } from "../../callers.ts";
import { dismissal } from "../../db/schema/dismissals.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";

/** Leaves an applicant out of the recommended ones of an opening. 404 for one whom the company may not know there. */
export async function dismissApplicant(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
) {
  await knownApplicant(work, colleague, at);
  const { jobOpeningId, accountId } = at;
  await work.db
    .insert(dismissal)
    .values({ jobOpeningId, accountId, companyUserId: colleague.id, at: work.now })
    .onConflictDoNothing();
}
