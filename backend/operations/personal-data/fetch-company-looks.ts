import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { company as calls } from "#contract/calls/company.ts";
import type { CompanyLook } from "#contract/entities/company-look.ts";
import { limits } from "#contract/limits.ts";
import type { Actor } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

/** What a company looked at, by the call that the audit log names. */
const parts: Record<string, CompanyLook["part"]> = {
  [calls.fetchApplicant.id]: "profile",
  [calls.previewApplicantDocument.id]: "documents",
  [calls.makeApplicantPortfolio.id]: "documents",
  [calls.fetchContract.id]: "contract",
};

/**
 * All looks of companies at an applicant, the latest first: one line for each company, part and day in Germany. Read
 * from the audit log, and kept as long as that. One query.
 */
export function companyLooksAt(db: Executor, accountId: string) {
  const part = sql<CompanyLook["part"]>`${JSON.stringify(parts)}::jsonb ->> ${auditEntry.operation}`.as("part");
  const day = sql<string>`to_char(${auditEntry.at} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`.as("day");
  return db
    .select({ companyName: company.name, part, day, times: sql<number>`count(*)::int` })
    .from(auditEntry)
    .innerJoin(company, eq(company.id, auditEntry.companyId))
    .where(and(eq(auditEntry.accountId, accountId), inArray(auditEntry.operation, Object.keys(parts))))
    .groupBy(company.id, sql`"part"`, sql`"day"`)
    .orderBy(desc(sql`max(${auditEntry.at})`), company.name);
}

/** The latest looks of companies at the applicant, as many as a page shows. */
export const fetchCompanyLooks = ({ db }: Pick<Work, "db">, { id: accountId }: Actor): Promise<CompanyLook[]> =>
  companyLooksAt(db, accountId).limit(limits.companyLooks);
