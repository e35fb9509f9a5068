import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { contract } from "../../db/schema/contract.ts";
import { unit } from "../../db/schema/unit.ts";

/** An applicant's papers have changed: a contract in review is another one, which its advisor looks at again. */
export async function noteChangedPaper(db: Executor, accountId: string) {
  const own = db.select({ id: unit.id }).from(unit).where(eq(unit.accountId, accountId));
  await db
    .update(contract)
    .set({ version: sql`${contract.version} + 1` })
    .where(and(inArray(contract.unitId, own), eq(contract.status, "in_review")));
}
