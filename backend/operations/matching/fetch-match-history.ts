import { and, eq } from "drizzle-orm";
import type { MatchChange } from "#contract/entities/match.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { changeFrom, matchHistoryJson } from "../../db/matches.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import type { Work } from "../../work.ts";
import { isVisible, markOf, matchOf } from "../openings-for-applicants/ranked-openings.ts";

/**
 * The history of the applicant's application to an opening, oldest first; empty without an application. One query. 404
 * for an opening that the applicant may not see.
 */
export async function fetchMatchHistory(
  { db }: Work,
  { id: accountId }: Actor,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<MatchChange[]> {
  const [found] = await db
    .select({ history: matchHistoryJson })
    .from(jobOpening)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .where(and(eq(jobOpening.id, jobOpeningId), isVisible));
  if (!found) throw Refusal.notFound();
  return found.history.map(changeFrom);
}
