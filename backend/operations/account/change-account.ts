import { eq } from "drizzle-orm";
import { type Account, type AccountChanges, fitsCountry } from "#contract/entities/account.ts";
import { Refusal } from "#contract/errors.ts";
import { isOfContract } from "#domain/contract-submission.ts";
import { withDerivedBw } from "#domain/entrance-qualification.ts";
import { isPartnerFixed } from "#domain/matching.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Actor } from "../../callers.ts";
import { type Applicant, accountFrom } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { unitsOf } from "../../db/units.ts";
import { hasSettled } from "../../db/unsettled.ts";
import type { Work } from "../../work.ts";
import { noteChangedContent } from "../contract/note-changed-content.ts";
import { refuseStale } from "../refuse-stale.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { lockKnownAccount } from "./lock-known-account.ts";

/**
 * Changes answers of an account (spec §7 `PATCH /account`). Refuses with 409 and the message `stale` at every answer
 * that was changed since `version`, and with 422 (`partnerContracted`) another practice partner once it is fixed
 * (`isPartnerFixed`), a proof of insurance from a day to come (`notInFuture`), a German postal code that is none
 * (`postalCodeGerman`), and a language twice (`languageTwice`). The row is locked so that two edits cannot both win.
 */
export async function changeAccount(
  { db, now }: Work,
  { id: accountId }: Actor,
  { version, ...posted }: AccountChanges,
): Promise<Account> {
  const row = await lockKnownAccount(db, accountId);
  const changes = withDerivedBw(withoutConfirmed(posted, row), row);
  refuseStale(row, changes, row.answerVersions, version);

  const changed = changedAnswers(row, changes);
  if ((changes.healthInsuranceProofDate ?? "") > todayInGermany(now))
    throw Refusal.invalid({ healthInsuranceProofDate: ["notInFuture"] });
  if (changed.some(isOfPlace) && !fitsCountry({ ...row, ...changes }))
    throw Refusal.invalid({ shippingPostalCode: ["postalCodeGerman"] });
  if (namesTwice(changes)) throw Refusal.invalid({ languageSkills: ["languageTwice"] });
  if (changed.some(isOfPartner)) await refuseContracted(db, row);
  const [saved] = changed.length
    ? await db
        .update(account)
        .set({
          ...changes,
          ...statedAttendance(row, changes, now),
          ...announcedProof(row, changes, now),
          ...nextVersion(row, changed),
        })
        .where(eq(account.id, accountId))
        .returning()
    : [];
  if (changed.some(isOfContract)) await noteChangedContent(db, accountId);
  await advanceStage(db, accountId, now);
  return accountFrom({ ...row, ...saved }, await unitsOf(db, accountId));
}

const isOfPlace = (name: string) => name === "shippingPostalCode" || name === "shippingCountry";

const namesTwice = ({ languageSkills }: AccountChanges) =>
  new Set(languageSkills?.map(({ code }) => code)).size < (languageSkills?.length ?? 0);

const isOfPartner = (name: string) => name === "practicePartnerExists" || name === "practicePartnerContact";

/** It may be fixed for another application than the one that the applicant works on. */
async function refuseContracted(db: Executor, { id }: Applicant) {
  if (isPartnerFixed({ isSettled: await hasSettled(db, id), units: await unitsOf(db, id) }))
    throw Refusal.invalid({ practicePartnerContact: ["partnerContracted"] });
}

/** A confirmed attendance stays as it is: a form that was opened before says otherwise. */
function withoutConfirmed(posted: AccountChanges, { infoSessionAttendanceConfirmed }: Applicant): AccountChanges {
  const { infoSessionAttended: _, ...others } = posted;
  return infoSessionAttendanceConfirmed ? others : posted;
}

/** Saying "I took part" starts the wait for the advisor. */
function statedAttendance(row: Applicant, { infoSessionAttended }: AccountChanges, now: Date) {
  if (infoSessionAttended === undefined || infoSessionAttended === row.infoSessionAttended) return {};
  return { infoSessionAttendedAt: infoSessionAttended ? now : null, infoSessionAttendanceConfirmed: null };
}

/** The three months of a language proof begin on the day on which it is announced first. */
function announcedProof(row: Applicant, { languageProofComesLater }: AccountChanges, now: Date) {
  if (!languageProofComesLater) return {};
  return { languageProofAnnouncedOn: row.languageProofAnnouncedOn ?? todayInGermany(now) };
}
