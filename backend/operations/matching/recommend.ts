import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { refuseInvisible } from "../openings-for-applicants/refuse-invisible.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/**
 * Recommends an opening to an advisor's own applicant. 404 for an opening that the applicant does not see, 409 when
 * they have an application to it already, 422 when they are not ready to match.
 */
export async function recommend(
  work: Work,
  advisor: Advising,
  { accountId, jobOpeningId }: { accountId: string; jobOpeningId: string },
) {
  await refuseForeignApplicant(work.db, advisor, accountId);
  await refuseInvisible(work.db, accountId, jobOpeningId);
  const scene = await lockScene(work.db, jobOpeningId, accountId);
  await moveMatch(work, scene, { event: "recommend", role: "study_advisor", actorId: advisor.id });
}
