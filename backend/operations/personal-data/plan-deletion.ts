import type { Executor } from "../../db/open.ts";
import { enqueue } from "../../jobs/enqueue.ts";

/** Has an account deleted at a moment, in place of one that was planned before. */
export const planDeletion = (db: Executor, accountId: string, runAt: Date) =>
  enqueue(db, "deleteAccount", { accountId }, { runAt, jobKey: `deleteAccount:${accountId}` });
