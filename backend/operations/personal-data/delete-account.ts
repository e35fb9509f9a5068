import { eq } from "drizzle-orm";
import { deletionDueAt } from "#domain/deletion.ts";
import { minute } from "#domain/time.ts";
import type { Backend } from "../../backend.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { lockLeaving } from "../matching/withdraw-matches.ts";
import { eraseAccount } from "./erase-account.ts";
import { planDeletion } from "./plan-deletion.ts";

/**
 * Carries out a deletion that is due. One that was cancelled is left alone; for one that is not due yet the job comes
 * back.
 */
export async function deleteAccount({ database, settings }: Backend, accountId: string, now: Date) {
  await database.db.transaction(async (db) => {
    const leaving = await lockLeaving(db, accountId);
    // Read once the account is locked: cancelling locks it, too.
    const [asked] = await db.select().from(deletionRequest).where(eq(deletionRequest.accountId, accountId));
    if (!leaving || !asked) return;
    const dueAt = deletionDueAt(asked.requestedAt);
    // The database's clock, by which jobs run, is ahead of this one: a minute keeps the job from running on the spot.
    if (dueAt > now) return planDeletion(db, accountId, new Date(dueAt.getTime() + minute));
    const { publicUrl, sessionSecret } = settings;
    await eraseAccount({ db, publicUrl, sessionSecret, now }, leaving);
    await mailApplicant(db, leaving.person, { kind: "accountDeleted", values: {} });
  });
}
