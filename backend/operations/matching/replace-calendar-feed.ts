import { and, eq, ne } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { calendarFeed } from "../../db/schema/matching.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";

/**
 * Creates the applicant's calendar address; an earlier one stops working (ADR 0063). 422 (`nameTaken`) for a secret that
 * somebody else's has.
 */
export async function replaceCalendarFeed(
  { db, now }: Pick<Work, "db" | "now">,
  { id: accountId }: Actor,
  { token }: { token: string },
): Promise<void> {
  const tokenHash = hashOf(token);
  const isOfAnother = and(eq(calendarFeed.tokenHash, tokenHash), ne(calendarFeed.accountId, accountId));
  if ((await db.$count(calendarFeed, isOfAnother)) > 0) throw Refusal.invalid({ token: ["nameTaken"] });
  const made = { tokenHash, createdAt: now };
  await db
    .insert(calendarFeed)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: made });
}
