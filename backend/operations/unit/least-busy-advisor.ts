import { and, asc, count, eq } from "drizzle-orm";
import { getsApplicants } from "../../db/gets-applicants.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, unit } from "../../db/schema/unit.ts";
import { isUnderWay } from "../../db/under-way.ts";

/** The advisor with the fewest applicants under way of those who get new ones, if there is any. */
export async function leastBusyAdvisor(db: Executor): Promise<string | undefined> {
  const [found] = await db
    .select({ id: advisor.id })
    .from(advisor)
    .leftJoin(unit, and(eq(unit.advisorId, advisor.id), isUnderWay))
    .where(getsApplicants)
    .groupBy(advisor.id)
    .orderBy(asc(count(unit.id)), asc(advisor.name))
    .limit(1);
  return found?.id;
}
