import { eq, type SQL, sql } from "drizzle-orm";
import { contractStandingOf } from "#domain/contract-standing.ts";
import { matchedUnit } from "#domain/stage.ts";
import { accountFrom, applicantColumns } from "../../db/accounts.ts";
import { contractHistoryJson } from "../../db/contracts.ts";
import { documentFrom, documentsJson } from "../../db/documents.ts";
import { agreedOn, agreedStart } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { person } from "../../db/schema/people.ts";
import { unitsJson } from "../../db/units.ts";

const actsJson = sql<(Pick<typeof matchChange.$inferSelect, "role" | "event"> & { at: string })[]>`(
  select coalesce(json_agg(json_build_object('role', role, 'event', event, 'at', at) order by at), '[]')
  from ${matchChange} where ${matchChange.matchId} = ${match.id})`;

/** Applications to a company's openings, with what their contracts are derived from, and more that a query names. */
export const selectContractRows = <More extends Record<string, SQL>>(db: Executor, more?: More) =>
  db
    .select({
      jobOpening: {
        id: jobOpening.id,
        title: sql<string>`${jobOpening.title}`,
        course: agreedOn("course", jobOpening.courseName),
        campus: agreedOn("campus", jobOpening.campusName),
        startDate: agreedStart,
        practicePlace: agreedOn("practicePlace", jobOpening.practicePlace),
        workmodel: agreedOn("workmodel", jobOpening.workmodel),
        extraPayment: agreedOn("extraPayment", jobOpening.extraPayment),
      },
      companyName: company.name,
      match,
      acts: actsJson,
      account: applicantColumns,
      contract,
      history: contractHistoryJson,
      units: unitsJson,
      documents: documentsJson,
      ...(more as More),
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .innerJoin(account, eq(account.id, match.accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .$dynamic();
export type ContractRow = Awaited<ReturnType<typeof selectContractRows<Record<never, SQL>>>>[number];

/** The unit that a contract is for: the one that companies meet before it is requested. */
export const unitOf = ({ units, contract, account }: Pick<ContractRow, "units" | "contract" | "account">) =>
  units.find(({ id }) => id === contract?.unitId) ?? matchedUnit({ ...account, units });

/** Where the contract of a row stands on its applicant's side. */
export function standingFrom(row: ContractRow, now: Date) {
  const { account, jobOpening, companyName, contract } = row;
  return contractStandingOf({
    contract: contract && {
      id: contract.id,
      status: contract.status,
      companyName,
      jobOpeningId: jobOpening.id,
      submittedAt: contract.submittedAt?.toISOString() ?? null,
      history: row.history ?? [],
      version: contract.version,
    },
    start: jobOpening.startDate,
    documents: row.documents.map(documentFrom),
    account: accountFrom(account, []),
    now,
  });
}
