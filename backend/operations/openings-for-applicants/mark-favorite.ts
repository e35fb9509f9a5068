import { sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import type { Work } from "../../work.ts";
import { refuseInvisible } from "./refuse-invisible.ts";

/**
 * Marks an opening as a favourite or takes the mark away; either is done where it is read, so that it was viewed as
 * well. 404 when the applicant may not see it.
 */
export async function markFavorite(
  { db, now }: Work,
  { id: accountId }: Actor,
  { jobOpeningId, isFavorite = true }: { jobOpeningId: string; isFavorite?: boolean },
) {
  await refuseInvisible(db, accountId, jobOpeningId);
  await db
    .insert(jobOpeningMark)
    .values({ accountId, jobOpeningId, isFavorite, viewedAt: now, at: now })
    .onConflictDoUpdate({
      target: [jobOpeningMark.accountId, jobOpeningMark.jobOpeningId],
      set: { isFavorite, viewedAt: sql`coalesce(${jobOpeningMark.viewedAt}, excluded.viewed_at)`, at: now },
    });
}
