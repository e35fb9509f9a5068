import type { Stage } from "#contract/enumerations/people.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { boundUnit } from "#domain/stage.ts";
import type { Advising } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { withdrawMatches } from "../matching/withdraw-matches.ts";
import { changeStage } from "../stage/change-stage.ts";
import { lockDecided } from "../stage/lock-decided.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

interface Decision {
  accountId: string;
  stage: Stage;
  reason: string;
  /** The stage that was read; absent: any. */
  from?: Stage;
  /** The opening whose offer was accepted as it was read, null for none; absent: any. */
  accepted?: string | null;
}

/**
 * Sets the stage of the advisor's own applicant by hand, with a reason (design §6). When the unit that everything with
 * companies belongs to (`boundUnit`) is lost, all of it ends. The applicant is mailed the end of an accepted offer or a
 * contract. 404 for another advisor's, 409 (`stageMoved`) when the stage or the accepted offer is another than was
 * read.
 */
export async function setStage(
  work: Work,
  advisor: Advising,
  { accountId, stage: to, reason, from, accepted }: Decision,
) {
  const { db, publicUrl, now } = work;
  await refuseForeignApplicant(db, advisor, accountId);
  const { leaving, units, decided } = await lockDecided(db, accountId);
  // An acceptance does not move a stage that was set back by hand.
  const isOther = accepted !== undefined && accepted !== (decided.matching.accepted?.jobOpeningId ?? null);
  if (isOther || (from && from !== decided.stage)) throw Refusal.conflict({ stage: ["stageMoved"] });
  if (to === "Lost" && boundUnit({ ...leaving.person, units }) === decided) {
    await withdrawMatches(work, leaving, { role: "system", actorId: advisor.id });
    const link = linkTo(publicUrl, pages.applicant.advisorContact);
    if (decided.contract || decided.matching.accepted)
      await mailApplicant(db, leaving.person, { kind: "partnershipEnded", values: { link } });
  }
  await changeStage(db, decided, to, reason, now);
}
