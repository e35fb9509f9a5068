import type { LostReason } from "#contract/enumerations/people.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { Actor } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { unitsOf } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";

interface Withdrawal {
  reason: LostReason;
  note?: string;
}

/**
 * Withdraws the whole application (spec §7 `PATCH /account/lost`): the unit is lost, and everything with companies
 * ends. Withdrawing twice changes nothing. Companies hear that it ended, but not why. 404 without a unit.
 */
export async function withdraw(work: Work, { id: accountId }: Actor, { reason, note }: Withdrawal) {
  const { db, publicUrl, now } = work;
  await withdrawMatches(work, accountId, { role: "applicant", actorId: accountId });
  const owner = await lockAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  const active = owner && activeUnit({ ...owner, units });
  if (!active) throw Refusal.notFound();
  if (active.stage === "Lost") return;
  await changeStage(db, active, "Lost", note ? `${reason}: ${note}` : reason, now);
  const link = linkTo(publicUrl, pages.applicant.advisorContact);
  await mailApplicant(db, owner, { kind: "withdrawn", values: { link } });
}
