import { lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { application, unit } from "../../db/schema/unit.ts";
import { leastBusyAdvisor } from "./least-busy-advisor.ts";

/**
 * Gives an account its unit, with a first application and the advisor with the fewest applicants under way of those who
 * get new ones. An account that has a unit keeps it, since the job may run twice.
 */
export async function createUnit(db: Executor, accountId: string) {
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, accountId))) return;
    const [created] = await tx
      .insert(unit)
      .values({ accountId, advisorId: await leastBusyAdvisor(tx) })
      .onConflictDoNothing()
      .returning();
    if (created) await tx.insert(application).values({ unitId: created.id });
  });
}
