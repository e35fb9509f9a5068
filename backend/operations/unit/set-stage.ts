import type { Stage } from "#contract/enumerations/people.ts";
import { Refusal } from "#contract/errors.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { Advising } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { unitsOf } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";
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
  if (to === "Lost") await withdrawMatches(work, accountId, { role: "system", actorId: advisor.id });
  const person = await lockAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  const active = person && activeUnit({ ...person, units });
  if (!active) throw Refusal.notFound();
  await changeStage(db, active, to, reason, now);
}
