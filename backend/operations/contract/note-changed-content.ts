import { and, eq, sql } from "drizzle-orm";
import { isContractOf } from "../../db/contracts.ts";
import type { Executor } from "../../db/open.ts";
import { contract } from "../../db/schema/contract.ts";

/**
 * An applicant's papers, or answers of a contract, have changed: one in review is another one, which its advisor looks
 * at again. The account is locked before they change: otherwise handing in goes on beside it, with what has just gone.
 */
export async function noteChangedContent(db: Executor, accountId: string) {
  await db
    .update(contract)
    .set({ version: sql`${contract.version} + 1` })
    .where(and(isContractOf(db, accountId), eq(contract.status, "in_review")));
}
