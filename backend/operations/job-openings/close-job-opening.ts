import { and, eq } from "drizzle-orm";
import type { PublishedOpening } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { endEach } from "../matching/end-each.ts";
import { isStillOpen, lockMatches } from "../matching/lock-match.ts";
import { refuseUnreadEnds } from "./refuse-unread-ends.ts";

/**
 * Closes a locked opening for good and ends its open applications; accepted offers stay. 422 (`endsApplications`) where
 * that ends others than were read; absent: any.
 */
export async function closeJobOpening(work: Work, opening: PublishedOpening, endedApplications?: string[]) {
  const { db } = work;
  await db
    .update(jobOpening)
    .set({ status: "closed", version: opening.version + 1 })
    .where(eq(jobOpening.id, opening.id));
  const rows = await lockMatches(db, and(eq(match.jobOpeningId, opening.id), isStillOpen));
  if (endedApplications !== undefined) refuseUnreadEnds(rows, endedApplications, "status");
  await endEach(work, opening, rows, "close");
}
