import { eq, sql } from "drizzle-orm";
import type { Application } from "#contract/entities/unit.ts";
import { activeApplication, activeUnit } from "#domain/active-application.ts";
import { contractStandingOf } from "#domain/contract-standing.ts";
import { accountFrom, applicantColumns } from "../../db/accounts.ts";
import { contractHistoryJson } from "../../db/contracts.ts";
import { documentFrom } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { contract } from "../../db/schema/contract.ts";
import { document } from "../../db/schema/documents.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { person } from "../../db/schema/people.ts";
import { advisor, unit } from "../../db/schema/unit.ts";
import { applicationsJson } from "../../db/units.ts";

/** A unit of the applicant, with what a contract needs of it. */
interface UnitOf {
  id: string;
  primary: boolean;
  applications: Application[];
  advisor: { name: string; phone: string | null; email: string } | null;
}
type DocumentRow = typeof document.$inferSelect;

const unitsJson = sql<
  UnitOf[]
>`(select coalesce(json_agg(json_build_object('id', ${unit.id}, 'primary', ${unit.primary},
    'applications', ${applicationsJson}, 'advisor', (select json_build_object('name', ${advisor.name},
      'phone', coalesce(${advisor.phone}, ${advisor.mobilePhone}), 'email', ${advisor.email})
      from ${advisor} where ${advisor.id} = ${unit.advisorId})) order by ${unit.createdAt}), '[]')
  from ${unit} where ${unit.accountId} = ${account.id})`;

const documentsJson = sql<(Omit<DocumentRow, "createdAt"> & { createdAt: string })[]>`(
  select coalesce(json_agg(json_build_object('id', ${document.id}, 'category', ${document.category},
    'type', ${document.type}, 'name', ${document.name}, 'mimeType', ${document.mimeType}, 'bytes', ${document.bytes},
    'createdAt', ${document.createdAt}, 'refusalReason', ${document.refusalReason})
    order by ${document.createdAt}, ${document.id}), '[]')
  from ${document} where ${document.accountId} = ${account.id})`;

const actsJson = sql<(Pick<typeof matchChange.$inferSelect, "role" | "event"> & { at: string })[]>`(
  select coalesce(json_agg(json_build_object('role', role, 'event', event, 'at', at) order by at), '[]')
  from ${matchChange} where ${matchChange.matchId} = ${match.id})`;

/** Applications to a company's openings, with what their contracts are derived from. */
export const selectContractRows = (db: Executor) =>
  db
    .select({
      jobOpening: {
        id: jobOpening.id,
        title: sql<string>`${jobOpening.title}`,
        course: sql<string>`${jobOpening.courseName}`,
        campus: sql<string>`${jobOpening.campusName}`,
        startDate: sql<string>`${jobOpening.startDate}`,
        practicePlace: sql<string>`${jobOpening.practicePlace}`,
        workmodel: sql<NonNullable<(typeof jobOpening.$inferSelect)["workmodel"]>>`${jobOpening.workmodel}`,
        extraPayment: jobOpening.extraPayment,
      },
      companyName: company.name,
      match,
      acts: actsJson,
      account: applicantColumns,
      contract,
      history: contractHistoryJson,
      units: unitsJson,
      documents: documentsJson,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .innerJoin(account, eq(account.id, match.accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .$dynamic();
export type ContractRow = Awaited<ReturnType<typeof selectContractRows>>[number];

/** The unit that a contract is for: the active one before it is requested. */
export const unitOf = ({ units, contract, account }: Pick<ContractRow, "units" | "contract" | "account">) =>
  units.find(({ id }) => id === contract?.unitId) ?? activeUnit({ ...account, units });

/** Where the contract of a row stands on its applicant's side. */
export function standingFrom(row: ContractRow, now: Date) {
  const { account, jobOpening, companyName, contract } = row;
  const unit = unitOf(row);
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
    intake: (unit && activeApplication(account, unit)?.intake) ?? null,
    documents: row.documents.map((one) => documentFrom({ ...one, createdAt: new Date(one.createdAt) })),
    account: accountFrom(account, []),
    now,
  });
}
