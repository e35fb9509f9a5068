import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { calendarFeed } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";

/** When the applicant's calendar address was created; null as long as they have none. */
export async function fetchOwnCalendarFeed({ db }: Pick<Work, "db">, { id: accountId }: Actor) {
  const [found] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, accountId));
  return { createdAt: found?.createdAt.toISOString() ?? null };
}
