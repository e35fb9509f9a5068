import { and, eq, sql } from "drizzle-orm";
import { isContractOf } from "../../db/contracts.ts";
import type { Executor } from "../../db/open.ts";
import { contract } from "../../db/schema/contract.ts";

/**
 * An applicant's papers have changed: a contract in review is another one, which its advisor looks at again. It locks
 * the contract, so it comes after any lock of the account.
 */
export async function noteChangedPaper(db: Executor, accountId: string) {
  await db
    .update(contract)
    .set({ version: sql`${contract.version} + 1` })
    .where(and(isContractOf(db, accountId), eq(contract.status, "in_review")));
}
