import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import type { Student } from "#contract/entities/contract.ts";
import { contractStatuses, type StudentOrder, type StudentState } from "#contract/enumerations/matching.ts";
import { contractTurnOf } from "#domain/contract-status.ts";
import { mayDo } from "#domain/permissions.ts";
import type { Colleague } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { agreedStart } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { mention } from "../../db/search-form.ts";
import { type ContractRow, selectContractRows, standingFrom } from "./contract-rows.ts";

/** Which of the students are asked for; absent: all of them, by last name. */
export interface Wanted {
  intake?: string;
  state?: StudentState;
  search?: string;
  order?: StudentOrder;
}

/** The rows of the wanted students of a company, the latest start first, then by last name. */
export const selectStudents = <More extends Record<string, SQL>>(
  db: Executor,
  companyId: string,
  wanted: Wanted,
  more?: More,
) =>
  selectContractRows(db, more)
    .where(and(areStudentsOf(companyId), areWanted(wanted)))
    .orderBy(desc(agreedStart), ...orders[wanted.order ?? "lastNameAscending"], asc(match.id));

const orders: Record<StudentOrder, SQL[]> = {
  lastNameAscending: [asc(inGerman(account.lastName)), asc(inGerman(account.firstName))],
  lastNameDescending: [desc(inGerman(account.lastName)), desc(inGerman(account.firstName))],
};

/** The condition for those who have accepted an offer of the company. */
export const areStudentsOf = (companyId: string) =>
  and(eq(jobOpening.companyId, companyId), eq(match.status, "offer_accepted"));

const companysTurns = contractStatuses.filter((status) => contractTurnOf(status) === "company");
/** `contractTurnOf` as a condition: the contract waits for the company's request or signature. */
export const isDue = or(isNull(contract.id), inArray(contract.status, companysTurns));

/** `companyHome.waitingContracts` of a colleague, as part of another query. */
export function dueContractsFor(reader: Pick<Colleague, "companyId" | "isOwner" | "permissions">) {
  const toRequest = mayDo(reader, company.requestContract.needs) ? isNull(contract.id) : undefined;
  const toSign = mayDo(reader, company.signContract.needs) ? inArray(contract.status, companysTurns) : undefined;
  const areTheirs = or(toRequest, toSign) ?? sql`false`;
  const seesList = mayDo(reader, company.fetchStudents.needs);
  const first = sql`(array_agg(json_build_object('jobOpeningId', ${jobOpening.id}, 'accountId', ${match.accountId})
    order by ${match.since}, ${match.id}))[1]`;
  return sql`(select json_build_object('count', count(*), 'yours', count(*) filter (where ${areTheirs}),
      'first', ${seesList ? sql`null` : first})
    from ${match} join ${jobOpening} on ${jobOpening.id} = ${match.jobOpeningId}
    left join ${contract} on ${contract.matchId} = ${match.id}
    where ${and(areStudentsOf(reader.companyId), seesList ? isDue : areTheirs)} having count(*) > 0)`;
}

/** What is wanted, as a condition; none where everybody is. */
export const areWanted = ({ intake, state, search }: Wanted) =>
  and(
    intake ? eq(agreedStart, intake) : undefined,
    state === "due" ? isDue : undefined,
    state === "none" ? isNull(contract.id) : undefined,
    state && state !== "due" && state !== "none" ? eq(contract.status, state) : undefined,
    mention(search, account.firstName, account.lastName),
  );

/** A row of `selectStudents` as a student. */
export function studentFrom(row: ContractRow, now: Date): Student {
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
