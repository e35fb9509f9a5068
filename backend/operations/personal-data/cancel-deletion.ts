import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/** Takes back the wish to be deleted; the job that waits for it will find nothing to do. */
export const cancelDeletion = async ({ db }: Work, { id: accountId }: Actor) => {
  await db.delete(deletionRequest).where(eq(deletionRequest.accountId, accountId));
};
