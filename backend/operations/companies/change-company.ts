import { eq } from "drizzle-orm";
import type { CompanyChanges, OwnCompany } from "#contract/entities/company.ts";
import { Refusal } from "#contract/errors.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { todayInGermany } from "#domain/today.ts";
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

/** Saves what a company says of itself. 409 for `stale` answers, 422 for a founding still to come (`notInFuture`). */
export async function changeCompany(
  work: Pick<CallWork, "db" | "backend" | "now">,
  caller: Colleague,
  { companyId, version, ...changes }: Changes,
): Promise<OwnCompany> {
  const { db, now } = work;
  const row = await lockCompany(db, companyId);
  const stored: CompanyChanges = answersOf(row) as CompanyChanges;
  refuseStale(stored, changes, row.answerVersions, version);
  if (isStillToCome(changes.foundedDate ?? "", now)) throw Refusal.invalid({ foundedDate: ["notInFuture"] });
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

/** Of a year or a day: each is compared with as much of today. */
const isStillToCome = (founded: string, now: Date) => founded > todayInGermany(now).slice(0, founded.length);
