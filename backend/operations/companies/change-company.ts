import { eq } from "drizzle-orm";
import type { CompanyChanges, OwnCompany } from "#contract/entities/company.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { answersOf, fetchCompany } from "./fetch-company.ts";
import { lockCompany } from "./lock-company.ts";

interface Changes extends CompanyChanges {
  companyId: string;
  /** The version at which the changed answers were read; absent: any version. */
  version?: number;
}

/** Saves what a company says of itself. 409 for `stale` answers. */
export async function changeCompany(
  work: Pick<CallWork, "db" | "backend">,
  caller: Colleague,
  { companyId, version, ...changes }: Changes,
): Promise<OwnCompany> {
  const { db } = work;
  const row = await lockCompany(db, companyId);
  const stored: CompanyChanges = answersOf(row) as CompanyChanges;
  refuseStale(stored, changes, row.answerVersions, version);
  const changed = changedAnswers(stored, changes);
  if (changed.length > 0) {
    const seat = changes.locations?.[0];
    const columns = { ...(changes as Partial<typeof row>), ...(seat && { city: seat.city }) };
    await db
      .update(company)
      .set({ ...columns, ...nextVersion(row, changed) })
      .where(eq(company.id, companyId));
  }
  return fetchCompany(work, caller);
}
