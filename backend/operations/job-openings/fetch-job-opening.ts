import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import { activeStatuses } from "#domain/match-status.ts";
import type { Colleague } from "../../callers.ts";
import { isCompanysTurn } from "../../db/matches.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { ownOpening } from "./own-opening.ts";

/** The stages of applications that are told, those whose offer was accepted last. */
const told = [...activeStatuses, "offer_accepted"] as const;

/** An opening of the company, and where its applications stand (spec §7). 404 for another company's. */
export async function fetchJobOpening(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<CountedJobOpening> {
  const opening = await ownOpening(db, companyId, jobOpeningId);
  const waiting = sql<number>`(count(*) filter (where ${isCompanysTurn(now)}))::int`;
  const rows = await db
    .select({ status: match.status, count: count(), waiting })
    .from(match)
    .where(and(eq(match.jobOpeningId, jobOpeningId), inArray(match.status, [...told])))
    .groupBy(match.status);
  const found = new Map(rows.map((row) => [row.status, row]));
  return { ...opening, stages: told.map((status) => found.get(status) ?? { status, count: 0, waiting: 0 }) };
}
