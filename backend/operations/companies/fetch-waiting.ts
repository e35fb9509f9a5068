import { and, count, eq, inArray } from "drizzle-orm";
import type { CompanyCaller } from "../../callers.ts";
import { isCompanysTurn } from "../../db/matches.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";

/** How many applications wait for each company that the caller works for. One query. */
export async function fetchWaiting({ db, now }: Pick<Work, "db" | "now">, { memberships }: CompanyCaller) {
  const open = memberships.filter(({ isLocked }) => !isLocked).map(({ companyId }) => companyId);
  const rows = await db
    .select({ companyId: jobOpening.companyId, waiting: count() })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(and(inArray(jobOpening.companyId, open), isCompanysTurn(now)))
    .groupBy(jobOpening.companyId);
  return Object.fromEntries(rows.map(({ companyId, waiting }) => [companyId, waiting]));
}
