import { eq, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { lockOffice, refuseNoOffice } from "./last-office.ts";

interface Of {
  advisorId: string;
}

/**
 * Keeps an advisor out from the next call on. 404 for an unknown id; 409 for the caller's own (`ownLock`), and when
 * nobody of the office would be left (`lastOffice`).
 */
export async function lockAdvisor({ db, now }: Pick<Work, "db" | "now">, { id }: Actor, { advisorId }: Of) {
  if (advisorId === id) throw Refusal.conflict({ advisor: ["ownLock"] });
  await lockOffice(db);
  await setLock(db, advisorId, sql`coalesce(${advisor.lockedAt}, ${now.toISOString()}::timestamptz)`);
  await refuseNoOffice(db, "advisor");
}

/** Lets them in again. 404 for an unknown id. */
export const unlockAdvisor = ({ db }: Pick<Work, "db">, _caller: unknown, { advisorId }: Of) =>
  setLock(db, advisorId, sql`null`);

async function setLock(db: Executor, id: string, lockedAt: SQL) {
  const [changed] = await db.update(advisor).set({ lockedAt }).where(eq(advisor.id, id)).returning();
  if (!changed) throw Refusal.notFound();
}
