import { eq } from "drizzle-orm";
import { deletionDueAt } from "#domain/deletion.ts";
import type { Backend } from "../../backend.ts";
import { lockAccount } from "../../db/accounts.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { lockAcceptedOpening } from "../matching/withdraw-matches.ts";
import { eraseAccount } from "./erase-account.ts";

/** Carries out a deletion that is due; one that was cancelled or requested again is left alone. */
export async function deleteAccount({ database, settings }: Backend, accountId: string, now: Date) {
  await database.db.transaction(async (db) => {
    await lockAcceptedOpening(db, accountId);
    const row = await lockAccount(db, accountId);
    // Read once the account is locked: cancelling locks it, too.
    const [asked] = await db.select().from(deletionRequest).where(eq(deletionRequest.accountId, accountId));
    if (!row || !asked || deletionDueAt(asked.requestedAt) > now) return;
    await eraseAccount({ db, publicUrl: settings.publicUrl, now }, row);
    await mailApplicant(db, row, { kind: "accountDeleted", values: {} });
  });
}
