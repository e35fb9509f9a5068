import { and, asc, eq } from "drizzle-orm";
import type { MatchChange } from "#contract/entities/match.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
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
  const rows = await db
    .select({ change: matchChange })
    .from(jobOpening)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .leftJoin(matchChange, eq(matchChange.matchId, match.id))
    .where(and(eq(jobOpening.id, jobOpeningId), isVisible))
    .orderBy(asc(matchChange.at));
  if (rows.length === 0) throw Refusal.notFound();
  return rows.flatMap(({ change }) => (change ? [changeFrom(change)] : []));
}

const changeFrom = ({ from, to, event, role, reason, note, at }: typeof matchChange.$inferSelect): MatchChange => ({
  from,
  to,
  event,
  role,
  reason,
  note,
  at: at.toISOString(),
});
