import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { Work } from "../../work.ts";
import { fetchJobOpening } from "../openings-for-applicants/fetch-job-opening.ts";
import { refuseInvisible } from "../openings-for-applicants/refuse-invisible.ts";
import type { Act } from "./act.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/** Carries out an applicant's act and gives the opening as it is then. Refuses with 404 what they may not see. */
export async function actAsApplicant(
  work: Work,
  accountId: string,
  jobOpeningId: string,
  act: Omit<Act, "role" | "actorId">,
): Promise<WholeJobOpening> {
  const { db, now } = work;
  await refuseInvisible(db, accountId, jobOpeningId);
  await moveMatch(work, await lockScene(db, jobOpeningId, accountId), {
    ...act,
    role: "applicant",
    actorId: accountId,
  });
  return fetchJobOpening(db, accountId, jobOpeningId, now);
}
