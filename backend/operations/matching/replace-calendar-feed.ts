import type { Actor } from "../../callers.ts";
import { calendarFeed } from "../../db/schema/matching.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";

/** Creates the applicant's calendar address; an earlier one stops working (ADR 0063). */
export async function replaceCalendarFeed(
  { db, now }: Pick<Work, "db" | "now">,
  { id: accountId }: Actor,
  { token }: { token: string },
): Promise<void> {
  const made = { tokenHash: hashOf(token), createdAt: now };
  await db
    .insert(calendarFeed)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: made });
}
