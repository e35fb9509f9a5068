import { and, asc, eq } from "drizzle-orm";
import type { MatchChange } from "#contract/entities/match.ts";
import type { Executor } from "../db/open.ts";
import { match, matchChange } from "../db/schema.ts";
import { refuseInvisible } from "./refuse-invisible.ts";

/** What happened to the applicant's application to an opening, the oldest first; empty while there is none. */
export async function fetchMatchHistory(db: Executor, accountId: string, jobOpeningId: string): Promise<MatchChange[]> {
  await refuseInvisible(db, accountId, jobOpeningId);
  const { from, to, event, role, reason, note, at } = matchChange;
  const rows = await db
    .select({ from, to, event, role, reason, note, at })
    .from(matchChange)
    .innerJoin(match, eq(match.id, matchChange.matchId))
    .where(and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, accountId)))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
