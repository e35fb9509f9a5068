import { sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { PublicCaller } from "../../callers.ts";
import { trackedLink } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";

const allowance = hourly(limits.linksPerHour);

/**
 * Counts that an address with `t=…` was opened (spec §7 `POST /t/{id}`); every id is counted, and no names are kept.
 * 429 when one network address opens too many.
 */
export async function countLink({ db, now }: Work, { address }: PublicCaller, { linkId: id }: { linkId: string }) {
  await countAttempt(db, "link", address, allowance, now);
  await db
    .insert(trackedLink)
    .values({ id, opened: 1, lastAt: now })
    .onConflictDoUpdate({ target: trackedLink.id, set: { opened: sql`${trackedLink.opened} + 1`, lastAt: now } });
}
