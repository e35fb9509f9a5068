import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { isVisible, markOf, matchOf } from "./ranked-openings.ts";

/** 404 for an opening that the applicant may not see. */
export async function refuseInvisible(db: Executor, accountId: string, jobOpeningId: string) {
  const [found] = await db
    .select({ id: jobOpening.id })
    .from(jobOpening)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .where(and(eq(jobOpening.id, jobOpeningId), isVisible));
  if (!found) throw Refusal.notFound();
}
