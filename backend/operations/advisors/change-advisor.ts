import { eq } from "drizzle-orm";
import type { AdvisorChanges } from "#contract/entities/kept-advisor.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { refuseUnknownNames } from "../programme/names.ts";
import { refuseStale } from "../refuse-stale.ts";
import { oneAdvisor } from "./kept-advisor.ts";
import { lockOffice, refuseNoOffice } from "./last-office.ts";
import { mailAdvisor, refuseKnownAddress } from "./mail-advisor.ts";
import { planGivingAdvisors } from "./plan-giving-advisors.ts";

/**
 * Changes an advisor. A new address has to be signed in with again, and gets a mail that says so, or with its unlocking
 * (`unlockAdvisor`). 404 for an unknown id; 409 for `stale` answers, and when nobody of the office would be left
 * (`lastOffice`); 422 for an address that another advisor has, and for unknown campuses and courses.
 */
export async function changeAdvisor(
  work: CallWork,
  _caller: unknown,
  { advisorId: id, version, ...answers }: AdvisorChanges & { advisorId: string },
): Promise<void> {
  const { db } = work;
  await refuseUnknownNames(db, answers);
  await lockOffice(db);
  await db.select({ id: advisor.id }).from(advisor).where(eq(advisor.id, id)).for("no key update");
  const row = await oneAdvisor(db, id);
  const changes = { ...answers, email: otherAddress(row, answers) };
  refuseStale<object>(row, changes, row.answerVersions, version);
  const changed = changedAnswers<object>(row, changes) as (keyof AdvisorChanges)[];
  if (changed.length === 0) return;

  const { email } = changes;
  if (email) await refuseKnownAddress(db, email, id);
  await db
    .update(advisor)
    .set({ ...changes, ...(email && { personId: null }), ...nextVersion(row, changed) })
    .where(eq(advisor.id, id));
  if (email && !row.lockedAt) await mailAdvisor(work, email);
  if (changed.includes("isAdvising")) await planGivingAdvisors(db);
  if (row.isOffice) await refuseNoOffice(db, email ? "email" : "isOffice");
}

/** The address as it is stored, unless it stays the same. */
function otherAddress(row: { email: string }, { email }: Pick<AdvisorChanges, "email">) {
  const typed = email?.toLowerCase();
  return typed === row.email.toLowerCase() ? undefined : typed;
}
