import { eq, sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "../../callers.ts";
import { agreedStart } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { areStudentsOf, areWanted, isDue, selectStudents, studentFrom, type Wanted } from "./students-of-company.ts";

/**
 * A page of the people who have accepted an offer of the company, the latest start first, then by last name. One query,
 * two for a page with nobody on it.
 */
export async function fetchStudents(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { page, ...wanted }: Wanted & { page: number },
) {
  const counted = countStudents(db, companyId, wanted);
  const rows = await selectStudents(db, companyId, wanted, { counts: sql<Counts>`(${counted})` })
    .limit(limits.studentsPerPage)
    .offset((page - 1) * limits.studentsPerPage);
  const counts = rows[0]?.counts ?? (await counted)[0]!.counts;
  return {
    ...counts,
    intakes: counts.intakes.toSorted().reverse(),
    items: rows.map((row) => studentFrom(row, now)),
  };
}

interface Counts {
  total: number;
  all: number;
  due: number;
  intakes: string[];
}
/** How many there are, and from which starts on: alone, or as part of another query. */
const countStudents = (db: Executor, companyId: string, wanted: Wanted) =>
  db
    .select({
      counts: sql<Counts>`json_build_object('total', count(*) filter (where ${areWanted(wanted) ?? sql`true`}),
        'all', count(*), 'due', count(*) filter (where ${isDue}),
        'intakes', coalesce(json_agg(distinct ${agreedStart}), '[]'))`,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .where(areStudentsOf(companyId));
