import { sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import type { Work } from "../../work.ts";
import { refuseInvisible } from "./refuse-invisible.ts";

/** Remembers when an applicant first opened an opening. 404 for one that they may not see. */
export async function viewJobOpening(
  { db, now }: Work,
  { id: accountId }: Actor,
  { jobOpeningId }: { jobOpeningId: string },
) {
  await refuseInvisible(db, accountId, jobOpeningId);
  await db
    .insert(jobOpeningMark)
    .values({ accountId, jobOpeningId, viewedAt: now, at: now })
    .onConflictDoUpdate({
      target: [jobOpeningMark.accountId, jobOpeningMark.jobOpeningId],
      set: { viewedAt: sql`coalesce(${jobOpeningMark.viewedAt}, excluded.viewed_at)`, at: now },
    });
}
