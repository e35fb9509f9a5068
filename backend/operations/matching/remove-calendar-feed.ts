import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { calendarFeed } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";

/** Ends the applicant's calendar address, if there is one. */
export async function removeCalendarFeed({ db }: Pick<Work, "db">, { id: accountId }: Actor): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId));
}
