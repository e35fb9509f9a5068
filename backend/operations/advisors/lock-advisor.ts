import { eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { lockOffice, refuseNoOffice } from "./last-office.ts";

/**
 * Keeps an advisor out from the next call on. 404 for an unknown id; 409 for the caller's own (`ownLock`), and when
 * nobody of the office would be left (`lastOffice`).
 */
export async function lockAdvisor(
  { db, now }: Pick<Work, "db" | "now">,
  { id }: Actor,
  { advisorId }: { advisorId: string },
) {
  if (advisorId === id) throw Refusal.conflict({ advisor: ["ownLock"] });
  await lockOffice(db);
  const lockedAt = sql`coalesce(${advisor.lockedAt}, ${now.toISOString()}::timestamptz)`;
  const [changed] = await db.update(advisor).set({ lockedAt }).where(eq(advisor.id, advisorId)).returning();
  if (!changed) throw Refusal.notFound();
  await refuseNoOffice(db, "advisor");
}
