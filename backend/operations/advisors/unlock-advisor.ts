import { and, eq, isNotNull } from "drizzle-orm";
import { advisor } from "../../db/schema/unit.ts";
import type { CallWork } from "../../work.ts";
import { oneAdvisor } from "./kept-advisor.ts";
import { mailAdvisor } from "./mail-advisor.ts";
import { planGivingAdvisors } from "./plan-giving-advisors.ts";

/** Lets a locked advisor in again, and mails where to sign in if they never have. 404 for an unknown id. */
export async function unlockAdvisor(work: CallWork, _caller: unknown, { advisorId }: { advisorId: string }) {
  const { db } = work;
  await oneAdvisor(db, advisorId);
  const isLocked = and(eq(advisor.id, advisorId), isNotNull(advisor.lockedAt));
  const [unlocked] = await db.update(advisor).set({ lockedAt: null }).where(isLocked).returning();
  if (!unlocked) return;
  if (!unlocked.personId) await mailAdvisor(work, unlocked.email);
  await planGivingAdvisors(db);
}
