import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { fetchJobOpening } from "../openings-for-applicants/fetch-job-opening.ts";
import { refuseInvisible } from "../openings-for-applicants/refuse-invisible.ts";
import type { Act } from "./act.ts";
import { lockScene } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

/** An act of an applicant on an opening. */
type ApplicantsAct = Omit<Act, "role" | "actorId"> & { jobOpeningId: string };

/** Carries out an applicant's act and returns the opening as it is then. 404 for an opening that they may not see. */
export async function actAsApplicant(
  work: Work,
  { id: accountId }: Actor,
  { jobOpeningId, ...act }: ApplicantsAct,
): Promise<WholeJobOpening> {
  const { db } = work;
  await refuseInvisible(db, accountId, jobOpeningId);
  await moveMatch(work, await lockScene(db, jobOpeningId, accountId), {
    ...act,
    role: "applicant",
    actorId: accountId,
  });
  return fetchJobOpening(work, { id: accountId }, { jobOpeningId });
}
