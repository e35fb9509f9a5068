import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Student } from "#contract/entities/contract.ts";
import type { StudentOrder, StudentState } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { anywhere } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { type ContractRow, selectContractRows, standingFrom } from "./contract-rows.ts";

interface Wanted {
  intake?: string;
  state?: StudentState;
  search?: string;
  order?: StudentOrder;
}
type Reader = Pick<Colleague, "companyId">;

/**
 * A page of the people who have accepted an offer of the company, the latest start first, then by last name. One query,
 * two for a page with nobody on it.
 */
export async function fetchStudents(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Reader,
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

/** All of the company's students that are wanted, in the same order. One query. */
export async function exportStudents(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Reader,
  wanted: Wanted,
): Promise<Student[]> {
  return (await selectStudents(db, companyId, wanted)).map((row) => studentFrom(row, now));
}

const selectStudents = <More extends Record<string, SQL>>(
  db: Executor,
  companyId: string,
  wanted: Wanted,
  more?: More,
) =>
  selectContractRows(db, more)
    .where(and(areStudentsOf(companyId), areWanted(wanted)))
    .orderBy(desc(jobOpening.startDate), ...orders[wanted.order ?? "lastNameAscending"], asc(match.id));

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
        'intakes', coalesce(json_agg(distinct ${jobOpening.startDate}), '[]'))`,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .where(areStudentsOf(companyId));

const areStudentsOf = (companyId: string) =>
  and(eq(jobOpening.companyId, companyId), eq(match.status, "offer_accepted"));

const orders: Record<StudentOrder, SQL[]> = {
  lastNameAscending: [asc(account.lastName), asc(account.firstName)],
  lastNameDescending: [desc(account.lastName), desc(account.firstName)],
};

/** `contractTurnOf` as a condition: the contract waits for the company's request or signature. */
const isDue = or(isNull(contract.id), eq(contract.status, "sent"));

const areWanted = ({ intake, state, search }: Wanted) =>
  and(
    intake ? eq(jobOpening.startDate, intake) : undefined,
    state === "due" ? isDue : undefined,
    state === "none" ? isNull(contract.id) : undefined,
    state && state !== "due" && state !== "none" ? eq(contract.status, state) : undefined,
    search ? isCalled(search) : undefined,
  );

const isCalled = (search: string) =>
  sql`concat_ws(' ', ${account.firstName}, ${account.lastName}) ilike ${anywhere(search)}`;

function studentFrom(row: ContractRow, now: Date): Student {
  const { papers, papersFrom, reviewedBy, contract } = standingFrom(row, now);
  const { firstName, lastName, email, id } = row.account;
  const { title, course, campus, startDate } = row.jobOpening;
  const acceptedAt = row.match.since.toISOString();
  return {
    accountId: id,
    firstName,
    lastName,
    email,
    jobOpening: { id: row.jobOpening.id, title, course, campus, startDate },
    acceptedAt,
    status: contract?.status ?? null,
    since: contract?.history[0]?.at ?? acceptedAt,
    papersFrom,
    reviewedBy,
    papers: papers.map(({ type, state, dueOn }) => ({ type, state, dueOn })),
  };
}
