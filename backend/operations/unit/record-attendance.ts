import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { appointmentOf } from "#domain/match-status.ts";
import type { Advising } from "../../callers.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { lockScene } from "../matching/lock-match.ts";
import { moveMatch, stateOf } from "../matching/move-match.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/**
 * The advisor records that an interview or trial day of an own applicant took place. 422 (`dateInFuture`) before it has
 * begun, 409 when none is scheduled.
 */
export async function recordAttendance(work: Work, advisor: Advising, { matchId }: { matchId: string }) {
  const { db, now } = work;
  const [found] = await db.select().from(match).where(eq(match.id, matchId));
  if (!found) throw Refusal.notFound();
  await refuseForeignApplicant(db, advisor, found.accountId);
  const scene = await lockScene(db, found.jobOpeningId, found.accountId);
  await moveMatch(work, scene, {
    event: "record-attendance",
    role: "study_advisor",
    actorId: advisor.id,
    refuseUnfit(before) {
      const beginsAt = appointmentOf(stateOf(before));
      if (beginsAt && new Date(beginsAt) > now) throw Refusal.invalid({ attendance: ["dateInFuture"] });
    },
  });
}
