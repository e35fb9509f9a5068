import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { planGivingAdvisors } from "./plan-giving-advisors.ts";

/** Lets an advisor in again. 404 for an unknown id. */
export async function unlockAdvisor({ db }: Pick<Work, "db">, _caller: unknown, { advisorId }: { advisorId: string }) {
  const [changed] = await db.update(advisor).set({ lockedAt: null }).where(eq(advisor.id, advisorId)).returning();
  if (!changed) throw Refusal.notFound();
  await planGivingAdvisors(db);
}
