import type { Account } from "#contract/entities/account.ts";
import { limits } from "#contract/limits.ts";
import { addMonths } from "./months.ts";
import { todayInGermany } from "./today.ts";

/** The level an applicant claims in a language. */
export const levelOf = (account: Pick<Account, "languageSkills">, code: string) =>
  account.languageSkills?.find((skill) => skill.code === code)?.level;

/** §5: German proof B2 or higher is asked of everyone whose German is not native. */
export function needsGermanProof(account: Pick<Account, "languageSkills">): boolean {
  const level = levelOf(account, "de");
  return level !== undefined && level < limits.languageLevels.max;
}

/** §5: language proofs may arrive within three months of the day on which they are announced. */
export const proofDueOn = (announcedOn: string | null) =>
  announcedOn && addMonths(announcedOn, limits.languageProofMonths);

/** §5: whether a proof that was announced is still in time; one that was announced without a day stays so. */
export const mayProofComeLater = (
  account: Pick<Account, "languageProofComesLater" | "languageProofDueOn">,
  now: Date,
) =>
  !!account.languageProofComesLater &&
  (!account.languageProofDueOn || todayInGermany(now) <= account.languageProofDueOn);

/** §5: B2 or higher; a lower level does while the recognition is still to come, for that may lift it. */
export function isGermanEnough(
  account: Pick<Account, "languageSkills" | "accreditationDateGermanSkills">,
  now: Date,
): boolean {
  const level = levelOf(account, "de") ?? 0;
  return level >= limits.requiredGermanLevel || (account.accreditationDateGermanSkills ?? "") > todayInGermany(now);
}
