import type { LostReason } from "#contract/enumerations/people.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";
import { lockDecided } from "../stage/lock-decided.ts";

interface Withdrawal {
  reason: LostReason;
  note?: string;
}

/**
 * Withdraws the whole application (spec §7 `PATCH /account/lost`): the active unit is lost, and so is one that has a
 * contract; everything with companies ends. Withdrawing twice changes nothing. Companies hear that it ended, but not
 * why. 404 without a unit.
 */
export async function withdraw(work: Work, { id: accountId }: Actor, { reason, note }: Withdrawal) {
  const { db, publicUrl, now } = work;
  const { leaving, units, decided } = await lockDecided(db, accountId);
  const { person } = leaving;
  await withdrawMatches(work, leaving, { role: "applicant", actorId: accountId });
  const open = [...new Set([decided, activeUnit({ ...person, units })!])].filter(({ stage }) => stage !== "Lost");
  if (open.length === 0) return;
  for (const one of open) await changeStage(db, one, "Lost", note ? `${reason}: ${note}` : reason, now);
  const link = linkTo(publicUrl, pages.applicant.advisorContact);
  await mailApplicant(db, person, { kind: "withdrawn", values: { link } });
}
