import { Refusal } from "#contract/errors.ts";
import { type Applicant, lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";

/** An account, locked with its person until the transaction ends. 404 for an unknown one. */
export async function lockKnownAccount(db: Executor, accountId: string): Promise<Applicant> {
  const row = await lockAccount(db, accountId);
  if (!row) throw Refusal.notFound();
  return row;
}
