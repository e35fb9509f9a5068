import { sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { refuseInvisible } from "./refuse-invisible.ts";

/** Remembers when an applicant first opened an opening. Refuses with 404 what they may not see. */
export async function viewJobOpening(db: Executor, accountId: string, jobOpeningId: string, now: Date) {
  await refuseInvisible(db, accountId, jobOpeningId);
  await db
    .insert(jobOpeningMark)
    .values({ accountId, jobOpeningId, viewedAt: now, at: now })
    .onConflictDoUpdate({
      target: [jobOpeningMark.accountId, jobOpeningMark.jobOpeningId],
      set: { viewedAt: sql`coalesce(${jobOpeningMark.viewedAt}, excluded.viewed_at)`, at: now },
    });
}
