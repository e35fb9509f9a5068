import { eq } from "drizzle-orm";
import { deletionDueAt } from "#domain/deletion.ts";
import type { Backend } from "../../backend.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { account } from "../../db/schema/account.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { eraseAccount } from "./erase-account.ts";

/** Carries out a deletion that is due; one that was cancelled or requested again is left alone. */
export async function deleteAccount({ database, settings }: Backend, accountId: string, now: Date) {
  await database.db.transaction(async (db) => {
    const [asked] = await db.select().from(deletionRequest).where(eq(deletionRequest.accountId, accountId));
    if (!asked || deletionDueAt(asked.requestedAt) > now) return;
    const [row] = await selectApplicants(db).where(eq(account.id, accountId));
    if (!row) return;
    await eraseAccount({ db, publicUrl: settings.publicUrl, now }, row);
    await mailApplicant(db, row, { kind: "accountDeleted", values: {} });
  });
}
