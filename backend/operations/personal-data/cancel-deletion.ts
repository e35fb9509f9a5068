import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";

/** Takes back the wish to be deleted; the job that waits for it will find nothing to do. */
export const cancelDeletion = async (db: Executor, accountId: string) => {
  await db.delete(deletionRequest).where(eq(deletionRequest.accountId, accountId));
};
