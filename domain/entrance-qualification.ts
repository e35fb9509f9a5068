import {
  badenWurttembergCertificate,
  type EntranceQualification,
  type EntranceQualificationChoice,
} from "#contract/enumerations/people.ts";

/** §5: the Baden-Württemberg certificate becomes Fachhochschulreife with the Bw flag true. */
export function normaliseQualification(choice: EntranceQualificationChoice): {
  universityEntranceQualification: EntranceQualification;
  universityEntranceQualificationBw: boolean;
} {
  return choice === badenWurttembergCertificate
    ? { universityEntranceQualification: "Fachhochschulreife", universityEntranceQualificationBw: true }
    : { universityEntranceQualification: choice, universityEntranceQualificationBw: false };
}

interface Changes {
  universityEntranceQualification?: EntranceQualification | null;
  universityEntranceQualificationBw?: boolean | null;
}

/** §3, §5: the flag is derived. Only Fachhochschulreife can be of Baden-Württemberg, and only where that is said. */
export function withDerivedBw<C extends Changes>(changes: C, stored: Required<Changes>): C {
  const { universityEntranceQualification: changed, universityEntranceQualificationBw: said } = changes;
  if (changed === undefined && said === undefined) return changes;
  const qualification = changed === undefined ? stored.universityEntranceQualification : changed;
  const isBw = qualification === null ? null : qualification === "Fachhochschulreife" && said === true;
  return { ...changes, universityEntranceQualificationBw: isBw };
}

/** The choice that a stored pair stands for: the inverse of `normaliseQualification`. */
export function choiceOf(
  qualification: EntranceQualification | null,
  isBadenWurttemberg: boolean | null,
): EntranceQualificationChoice | null {
  return qualification === "Fachhochschulreife" && isBadenWurttemberg ? badenWurttembergCertificate : qualification;
}

/**
 * §5, ADR 0009: a foreign diploma that neither exists nor is in prospect has no grade to ask for; nor has none at all.
 */
export function hasGrade(qualification: string | null | undefined, status: string | null | undefined): boolean {
  if (!qualification) return false;
  return qualification !== "ForeignEntranceDiploma" || status === "Existing" || status === "In prospect";
}
