import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { isVisible, markOf, matchOf } from "../../db/job-openings.ts";
import type { Executor } from "../../db/open.ts";
import { jobOpening, jobOpeningMark, match } from "../../db/schema.ts";

/** Refuses with 404 an opening that the applicant may not see. */
export async function refuseInvisible(db: Executor, accountId: string, jobOpeningId: string) {
  const [found] = await db
    .select({ id: jobOpening.id })
    .from(jobOpening)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .where(and(eq(jobOpening.id, jobOpeningId), isVisible));
  if (!found) throw Refusal.notFound();
}
