import {
  badenWurttembergCertificate,
  dachCountries,
  type EntranceQualification,
  type EntranceQualificationChoice,
} from "#contract/enumerations.ts";

/** §5: the Baden-Württemberg certificate becomes Fachhochschulreife with the Bw flag true. */
export function normaliseQualification(choice: EntranceQualificationChoice): {
  universityEntranceQualification: EntranceQualification;
  universityEntranceQualificationBw: boolean;
} {
  return choice === badenWurttembergCertificate
    ? { universityEntranceQualification: "Fachhochschulreife", universityEntranceQualificationBw: true }
    : { universityEntranceQualification: choice, universityEntranceQualificationBw: false };
}

/** The choice that a stored pair stands for: the inverse of `normaliseQualification`. */
export function choiceOf(
  qualification: EntranceQualification | null,
  isBadenWurttemberg: boolean | null,
): EntranceQualificationChoice | null {
  return qualification === "Fachhochschulreife" && isBadenWurttemberg ? badenWurttembergCertificate : qualification;
}

/** §5: region DACH when the country is DE, AT, CH or LI. */
export const isDach = (country: string | null) => dachCountries.includes(country as "DE");

/** §5, ADR 0009: a foreign diploma that neither exists nor is in prospect has no grade to ask for. */
export function hasGrade(qualification: string | null | undefined, status: string | null | undefined): boolean {
  return qualification !== "ForeignEntranceDiploma" || status === "Existing" || status === "In prospect";
}
