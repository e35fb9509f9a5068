import { eq } from "drizzle-orm";
import { hasPassed } from "../../db/matches.ts";
import type { Db } from "../../db/open.ts";
import { match } from "../../db/schema/matching.ts";
import { lockMatches } from "./lock-match.ts";
import { passDay } from "./move-match.ts";

/** Records which interviews and trial days have passed; readers have seen it since the day ended (design §6). */
export async function passDays(db: Db, now: Date) {
  const due = await db.select({ id: match.id }).from(match).where(hasPassed(now));
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [row] = await lockMatches(tx, eq(match.id, id));
      if (row) await passDay(tx, row, now);
    });
}
