import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/** Cancels a requested deletion; its waiting job will find nothing to do. */
export const cancelDeletion = async ({ db }: Work, { id: accountId }: Actor) => {
  await db.delete(deletionRequest).where(eq(deletionRequest.accountId, accountId));
};
