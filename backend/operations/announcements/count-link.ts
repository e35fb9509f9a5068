import { sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { trackedLink } from "../../db/schema/announcements.ts";
import { countAttempt } from "../refuse-too-many.ts";

const allowance = { limit: limits.linksPerHour, minutes: 60 };

/**
 * Counts that an address with `t=…` was opened (spec §7 `POST /t/{id}`); any id is counted, and nobody's name is kept.
 * Refuses with 429 when one address opens too many.
 */
export async function countLink(db: Executor, id: string, address: string, now: Date) {
  await countAttempt(db, "link", address, allowance, now);
  await db
    .insert(trackedLink)
    .values({ id, opened: 1, lastAt: now })
    .onConflictDoUpdate({ target: trackedLink.id, set: { opened: sql`${trackedLink.opened} + 1`, lastAt: now } });
}
