import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";

/** Cancels a requested deletion; its waiting job will find nothing to do. 404 for an unknown account. */
export const cancelDeletion = async ({ db }: Work, { id: accountId }: Actor) => {
  await lockKnownAccount(db, accountId);
  await db.delete(deletionRequest).where(eq(deletionRequest.accountId, accountId));
};
