import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { telOf } from "#app/ui/tel.ts";
import type { CompanyView } from "#contract/entities/seen-applicant.ts";
import { choiceOf } from "#domain/entrance-qualification.ts";

type Seen<A extends keyof CompanyView> = Omit<CompanyView[A], "acquaintance" | "documents" | "history">;
/** Names of the shown codes. */
type Names = Record<string, string>;
/** The facts by name; unknown ones have no value, and some lead somewhere. */
export type SeenFact = [name: string, value: string | null | undefined, to?: string | null];

const linesOf = (...lines: (string | null | undefined)[]) => lines.filter(Boolean).join("\n");

export const studyInWords = (seen: Seen<"recommended">): SeenFact[] => [
  ["firstName", seen.firstName],
  ["course", seen.courseName],
  ["campus", seen.campusName],
  ["intake", seen.intake && formatDay(seen.intake)],
];

export function graduationInWords(t: Translate, seen: Seen<"recommended">, languages: Names): SeenFact[] {
  const qualification = choiceOf(seen.universityEntranceQualification, seen.universityEntranceQualificationBw);
  const spoken = (seen.languageSkills ?? []).map(
    ({ code, level }) => `${languages[code] ?? code}: ${t(`answers:languageLevel.${level}`)}`,
  );
  const software = Object.entries(seen.softwareSkills ?? {}).map(
    ([group, level]) => `${t(`software:${group}`)}: ${t(`answers:softwareLevel.${level}`)}`,
  );
  return [
    ["qualification", qualification && t(`answers:qualification.${qualification}`)],
    ["grade", seen.gradeAverage && t(`answers:gradeBand.${seen.gradeAverage}`)],
    ["languages", linesOf(...spoken)],
    ["software", linesOf(...software)],
  ];
}

export const licenceInWords = (t: Translate, seen: Seen<"recommended">): SeenFact[] => [
  ["licence", seen.drivingLicenseExists === null ? null : t(`seenApplicant:licence.${seen.drivingLicenseExists}`)],
];

export const contactInWords = (seen: Seen<"inTouch">): SeenFact[] => [
  ["lastName", seen.lastName],
  ["email", seen.email, `mailto:${seen.email}`],
  ["phone", seen.phone, seen.phone && telOf(seen.phone)],
];

export function personalInWords(t: Translate, seen: Seen<"contract">, countries: Names): SeenFact[] {
  const countryOf = (code: string | null) => code && (countries[code] ?? code);
  const town = [seen.shippingPostalCode, seen.shippingCity].filter(Boolean).join(" ");
  return [
    ["salutation", seen.salutation && t(`answers:salutation.${seen.salutation}`)],
    ["birthday", seen.birthday && formatDay(seen.birthday)],
    ["birthName", seen.birthName],
    ["placeOfBirth", [seen.placeOfBirth, countryOf(seen.countryOfBirth)].filter(Boolean).join(", ")],
    ["nationality", countryOf(seen.nationality)],
    ["address", linesOf(seen.shippingStreet, town, countryOf(seen.shippingCountry))],
  ];
}
