import { and, eq, lt, or } from "drizzle-orm";
import { beginningOfDay } from "#domain/time.ts";
import type { Db } from "../../db/open.ts";
import { match } from "../../db/schema/matching.ts";
import { lockMatches } from "./lock-match.ts";
import { passDay } from "./move-match.ts";

/** Records which interviews and trial days have passed; readers have seen it since the day ended (design §6). */
export async function passDays(db: Db, now: Date) {
  const today = beginningOfDay(now);
  const isOver = or(
    and(eq(match.status, "interview_scheduled"), lt(match.interviewAt, today)),
    and(eq(match.status, "trial_day_scheduled"), lt(match.trialDayAt, today)),
  );
  const due = await db.select({ id: match.id }).from(match).where(isOver);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [row] = await lockMatches(tx, eq(match.id, id));
      if (row) await passDay(tx, row, now);
    });
}
