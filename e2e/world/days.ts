import { and, type Column, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { day } from "#domain/time.ts";

/** Some days at ten, from the day after tomorrow on: nobody is asked for yesterday. */
export const comingDays = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.now() + (index + 2) * day);
    at.setUTCHours(9, 0, 0, 0);
    return at.toISOString();
  });

/**
 * As if all that has happened to an application so far had happened so many days earlier. It is written into the
 * database: no call makes time pass.
 */
export async function letDaysPass(db: Db, jobOpeningId: string, email: string, count: number) {
  const accounts = db.select({ id: account.id }).from(account).where(eq(account.email, email));
  const own = and(eq(match.jobOpeningId, jobOpeningId), inArray(match.accountId, accounts));
  const earlier = (at: Column) => sql`${at} - make_interval(days => ${count})`;
  const { since, interviewAt, trialDayAt, interviewDateSuggestions } = match;
  const suggested = sql`(select coalesce(jsonb_agg(suggested::timestamptz - make_interval(days => ${count})), '[]')
    from jsonb_array_elements_text(${interviewDateSuggestions}) suggested)`;
  const days = { interviewAt: earlier(interviewAt), trialDayAt: earlier(trialDayAt) };
  const moved = { since: earlier(since), interviewDateSuggestions: suggested, ...days };
  const matches = await db.update(match).set(moved).where(own).returning({ id: match.id });
  const ids = matches.map(({ id }) => id);
  await db
    .update(matchChange)
    .set({ at: earlier(matchChange.at) })
    .where(inArray(matchChange.matchId, ids));
}
