import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/** Cancels a requested deletion; its waiting job will find nothing to do. 404 for an unknown account. */
export const cancelDeletion = async ({ db }: Work, { id: accountId }: Actor) => {
  if (!(await lockAccount(db, accountId))) throw Refusal.notFound();
  await db.delete(deletionRequest).where(eq(deletionRequest.accountId, accountId));
};
