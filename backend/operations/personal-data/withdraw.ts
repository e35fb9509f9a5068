import type { LostReason } from "#contract/enumerations/people.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { boundUnit, isUnderWay } from "#domain/stage.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { withdrawMatches, withdrawOpen } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";
import { lockDecided } from "../stage/lock-decided.ts";

interface Withdrawal {
  reason: LostReason;
  note?: string;
}

/**
 * Withdraws the whole application (spec §7 `PATCH /account/lost`): every unit is lost, and everything with companies
 * ends. An enrolment stays, with the partner that is its own: 409 (`enrolledAlready`) where nothing else is under way.
 * Withdrawing twice changes nothing. Companies hear that it ended, but not why. 404 without a unit.
 */
export async function withdraw(work: Work, { id: accountId }: Actor, { reason, note }: Withdrawal) {
  const { db, publicUrl, now } = work;
  const { leaving, units } = await lockDecided(db, accountId);
  const { person } = leaving;
  const open = units.filter(({ stage }) => isUnderWay(stage));
  const isEnrolled = units.some(({ stage }) => stage === "Won");
  if (isEnrolled && open.length === 0) throw Refusal.conflict({ reason: ["enrolledAlready"] });
  const by = { role: "applicant", actorId: accountId } as const;
  if (boundUnit({ ...person, units })?.stage === "Won") await withdrawOpen(work, accountId, by);
  else await withdrawMatches(work, leaving, by);
  if (open.length === 0) return;
  for (const one of open) await changeStage(db, one, "Lost", note ? `${reason}: ${note}` : reason, now);
  const link = linkTo(publicUrl, pages.applicant.advisorContact);
  await mailApplicant(db, person, { kind: "withdrawn", values: { link } });
}
