import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db, Executor } from "../../db/open.ts";
import { advisor, application, unit } from "../../db/schema/unit.ts";
import { giveResponsibleAdvisor } from "../unit/give-responsible-advisor.ts";
import { leastBusyAdvisor } from "../unit/least-busy-advisor.ts";
import { mailNewAdvisor } from "./mail-new-advisor.ts";

/**
 * Gives applicants who came while nobody advised an advisor, and mails them who that is: who is responsible for what
 * they chose, else who has the fewest under way (ADR 0164).
 */
export async function giveAdvisors(db: Db, publicUrl: string) {
  if (!(await leastBusyAdvisor(db))) return;
  const waiting = await db.select({ id: unit.id }).from(unit).where(isNull(unit.advisorId)).orderBy(unit.createdAt);
  for (const { id } of waiting) await db.transaction((tx) => giveAdvisor(tx, publicUrl, id));
}

async function giveAdvisor(db: Executor, publicUrl: string, unitId: string) {
  const isWaiting = and(eq(unit.id, unitId), isNull(unit.advisorId));
  const [row] = await db.select({ accountId: unit.accountId }).from(unit).where(isWaiting).for("no key update");
  if (!row) return;
  const [study] = await db
    .select({ campus: application.campusName, course: application.courseName })
    .from(application)
    .where(eq(application.unitId, unitId))
    .orderBy(desc(application.primary), application.id);
  await giveResponsibleAdvisor(db, unitId, { campus: study?.campus ?? "", course: study?.course ?? "" });
  await db
    .update(unit)
    .set({ advisorId: await leastBusyAdvisor(db) })
    .where(isWaiting);
  const [given] = await db
    .select({ name: advisor.name })
    .from(unit)
    .innerJoin(advisor, eq(advisor.id, unit.advisorId))
    .where(eq(unit.id, unitId));
  if (given?.name) await mailNewAdvisor({ db, publicUrl }, [row.accountId], given.name);
}
