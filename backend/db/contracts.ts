import { eq, inArray, sql } from "drizzle-orm";
import type { Contract } from "#contract/entities/contract.ts";
import type { Executor } from "./open.ts";
import { company } from "./schema/companies.ts";
import { contract, contractChange } from "./schema/contract.ts";
import { jobOpening } from "./schema/job-openings.ts";
import { match } from "./schema/matching.ts";
import { unit } from "./schema/unit.ts";

/** The history of the `contract` that a query is about, latest first; null if it has none. */
export const contractHistoryJson = sql<
  Contract["history"] | null
>`(select json_agg(json_build_object('event', ${contractChange.event}, 'role', ${contractChange.role},
    'note', ${contractChange.note}, 'at', ${contractChange.at}) order by ${contractChange.at} desc)
  from ${contractChange} where ${contractChange.contractId} = ${contract.id})`;

/** The contract of the `unit` that a query is about, its history latest first; null if none was requested. */
export const contractJson = sql<Contract | null>`(select json_build_object('id', ${contract.id},
    'status', ${contract.status}, 'companyName', ${company.name}, 'jobOpeningId', ${match.jobOpeningId},
    'submittedAt', ${contract.submittedAt}, 'history', coalesce(${contractHistoryJson}, '[]'), 'version', ${contract.version})
  from ${contract}
  left join ${match} on ${match.id} = ${contract.matchId}
  left join ${jobOpening} on ${jobOpening.id} = ${match.jobOpeningId}
  left join ${company} on ${company.id} = ${jobOpening.companyId}
  where ${contract.unitId} = ${unit.id})`;

/** Whether an account has a contract; it may also be with a partner whom the applicant found on their own. */
export const hasContract = async (db: Executor, accountId: string) =>
  (await db.$count(contract, isContractOf(db, accountId))) > 0;

/** Whether a `contract` is one of an account's, for any of its units. */
export const isContractOf = (db: Executor, accountId: string) =>
  inArray(contract.unitId, db.select({ id: unit.id }).from(unit).where(eq(unit.accountId, accountId)));
