import { asc, count, eq } from "drizzle-orm";
import { getsApplicants } from "../../db/gets-applicants.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, unit } from "../../db/schema/unit.ts";

/** The advisor with the fewest applicants of those who get new ones, if there is any. */
export async function leastBusyAdvisor(db: Executor): Promise<string | undefined> {
  const [found] = await db
    .select({ id: advisor.id })
    .from(advisor)
    .leftJoin(unit, eq(unit.advisorId, advisor.id))
    .where(getsApplicants)
    .groupBy(advisor.id)
    .orderBy(asc(count(unit.id)), asc(advisor.name))
    .limit(1);
  return found?.id;
}
