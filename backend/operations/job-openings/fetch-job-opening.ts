import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { activeStatuses } from "#domain/match-status.ts";
import type { Colleague } from "../../callers.ts";
import { isCompanysTurn, statusNow } from "../../db/matches.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { applicantsOf } from "../matching/applicants-of-opening.ts";
import { historyColumns, historyOf } from "./opening-history.ts";
import { isOwn, ownColumns, ownOpeningFrom } from "./own-opening.ts";

/** The stages of applications that are told, those whose offer was accepted last. */
const told = [...activeStatuses, "offer_accepted"] as const;

/**
 * An opening of the company, where its applications stand (spec §7), how many applicants its tabs have, and its
 * history. 404 for another company's. Two queries.
 */
export async function fetchJobOpening(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<CountedJobOpening> {
  const { parts, counts } = applicantsOf(db, jobOpeningId, now);
  const [opening] = await db
    .with(...parts)
    .select({ ...ownColumns, applicants: counts, ...historyColumns })
    .from(jobOpening)
    .where(isOwn(companyId, jobOpeningId));
  if (!opening) throw Refusal.notFound();
  const waiting = sql<number>`(count(*) filter (where ${isCompanysTurn(now)}))::int`;
  const rows = await db
    .select({ status: statusNow(now), count: count(), waiting })
    .from(match)
    .where(and(eq(match.jobOpeningId, jobOpeningId), inArray(match.status, [...told])))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.status, row]));
  const stages = told.map((status) => found.get(status) ?? { status, count: 0, waiting: 0 });
  const history = historyOf({ ...opening.opening, begunBy: opening.begunBy, saved: opening.saved });
  return { ...ownOpeningFrom(opening), stages, applicants: opening.applicants, history };
}
