import type { Stage } from "#contract/enumerations/people.ts";
import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";
import { lockDecided } from "../stage/lock-decided.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/**
 * Sets the stage of the advisor's own applicant by hand, with a reason (design §6). For a lost applicant all
 * applications are withdrawn.
 */
export async function setStage(
  work: Work,
  advisor: Advising,
  { accountId, stage: to, reason }: { accountId: string; stage: Stage; reason: string },
) {
  const { db, now } = work;
  await refuseForeignApplicant(db, advisor, accountId);
  const { decided } = await lockDecided(db, accountId);
  if (to === "Lost") await withdrawMatches(work, accountId, { role: "system", actorId: advisor.id });
  await changeStage(db, decided, to, reason, now);
}
