import { z } from "zod";
import {
  distancesKilometres,
  entranceQualificationStatuses,
  entranceQualifications,
  germanAuthorities,
  gradeBands,
  healthInsurances,
  salutations,
  softwareGroups,
  stages,
  studyUnits,
} from "../enumerations/people.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { country, day, email, isGermanPostalCode, nullable, oneLine, phone, postalCode, text } from "../values.ts";
import { consent } from "./consent.ts";

const oneOf = <const T extends readonly (number | string)[]>(values: T) =>
  z.literal(values, { error: message("required") });

export const languageSkill = z.object({
  code: z.string().regex(/^[a-z]{2,3}$/, message("required")),
  level: z
    .number(message("languageLevel"))
    .int()
    .min(limits.languageLevels.min, message("languageLevel"))
    .max(limits.languageLevels.max, message("languageLevel")),
});
const softwareLevel = z.number().int().min(limits.softwareLevels.min).max(limits.softwareLevels.max);
export const softwareSkills = z.partialRecord(z.enum(softwareGroups), softwareLevel);

export const practicePartnerContact = z.object({
  companyName: oneLine(limits.lineCharacters),
  contactPerson: oneLine(limits.lineCharacters).optional(),
  email,
  street: oneLine(limits.lineCharacters),
  postalCode,
  city: oneLine(limits.lineCharacters),
});

/** The answers applicants give about themselves; each may still be missing. */
export const accountAnswers = z.object({
  salutation: oneOf(salutations),
  firstName: oneLine(limits.nameCharacters),
  lastName: oneLine(limits.nameCharacters),
  birthday: day,
  birthName: oneLine(limits.nameCharacters),
  placeOfBirth: oneLine(limits.lineCharacters),
  countryOfBirth: country,
  nationality: country,
  phone,
  shippingStreet: oneLine(limits.lineCharacters),
  shippingPostalCode: postalCode,
  shippingCity: oneLine(limits.lineCharacters),
  shippingCountry: country,
  languageSkills: z.array(languageSkill).max(limits.languages),
  softwareSkills,
  universityEntranceQualification: oneOf(entranceQualifications),
  universityEntranceQualificationBw: z.boolean(),
  universityEntranceQualificationStatus: oneOf(entranceQualificationStatuses),
  gradeAverage: oneOf(gradeBands),
  accreditedAuthorityGermanLanguage: oneOf(germanAuthorities),
  accreditationDateGermanSkills: day,
  practicePartnerMaxDistance: oneOf(distancesKilometres),
  drivingLicenseExists: z.boolean(message("required")),
  ownCar: z.boolean(message("required")),
  professionalExperienceExists: z.boolean(message("required")),
  motivationText: text(limits.motivationCharacters.max, limits.motivationCharacters.min),
  practicePartnerExists: z.boolean(message("required")),
  /** Saved as far as it is known; the step is complete once all of it is. */
  practicePartnerContact: practicePartnerContact.partial(),
  infoSessionAttended: z.boolean(),
  healthInsuranceType: oneOf(healthInsurances),
  /** Extension: the day on which the health insurance proof was issued (spec §5: at most 3 months old). */
  healthInsuranceProofDate: day,
  /** Extensions: what may be handed in later (spec §5). */
  cvComesLater: z.boolean(),
  languageProofComesLater: z.boolean(),
});

/** The answers to which post is sent, to be picked together. */
export const postalAddress = {
  shippingStreet: true,
  shippingPostalCode: true,
  shippingCity: true,
  shippingCountry: true,
} as const;
export type AccountAnswers = z.infer<typeof accountAnswers>;

/** A German postal code has five digits; of those abroad only the characters are known. What is missing fits. */
export const fitsCountry = ({
  shippingPostalCode: code,
  shippingCountry: country,
}: {
  shippingPostalCode?: string | null;
  shippingCountry?: string | null;
}) => country !== "DE" || !code || isGermanPostalCode(code);

/** For forms, which say first what is wrong with the characters. */
export function refuseGermanPostalCode(
  typed: { shippingPostalCode?: string; shippingCountry?: string },
  context: z.core.$RefinementCtx,
) {
  if (fitsCountry(typed) || !postalCode.safeParse(typed.shippingPostalCode).success) return;
  context.addIssue({ code: "custom", message: message("postalCodeGerman"), path: ["shippingPostalCode"] });
}

/** The answers as they are stored: null is "not answered yet". */
export const storedAnswers = nullable({ ...accountAnswers.shape, phone: z.string() });

/** Answers saved as unfinished work: those present must be well formed, null takes an answer back. */
export const accountChanges = nullable(accountAnswers.shape).partial().extend({
  /** The account's version that the changed values were read at; absent means "whatever is there". */
  version: z.number().int().optional(),
});
export type AccountChanges = z.infer<typeof accountChanges>;

/** A unit as the account lists it; `GET /unit` has it whole. */
export const unitSummary = z.object({
  id: z.uuid(),
  unit: z.enum(studyUnits),
  stage: z.enum(stages),
  primary: z.boolean(),
  participateAdvisorInterviewOn: day.nullable(),
});

export const metadataKey = z.string().max(80);
export const metadata = z.record(metadataKey, z.json());

const isNestedWithin = (levels: number, value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isNestedWithin(levels - 1, one)));
/** A value to store. JSON that is nested deeper would need more stack than `z.json()` has. */
export const metadataValue = z
  .unknown()
  .refine((value) => isNestedWithin(limits.metadataLevels, value), message("processing"))
  .pipe(z.json());
export const newMetadata = z.record(metadataKey, metadataValue);

export const account = storedAnswers.extend({
  uuid: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  infoSessionAttendedAt: z.string().nullable(),
  /** null: not decided; false: the advisor did not find the applicant on the list. */
  infoSessionAttendanceConfirmed: z.boolean().nullable(),
  /** Extension: until when the language proof that comes later may come (spec §5: within 3 months). */
  languageProofDueOn: day.nullable(),
  /** Extension: the day on which the account will be deleted, if the applicant asked for it. */
  deletionDueOn: day.nullable(),
  metadata,
  consents: z.array(consent),
  units: z.array(unitSummary),
  /** Extension: whether an offer was accepted or a contract requested, for whichever unit: companies meet them no more. */
  isSettled: z.boolean(),
  productFruitsId: z.string().optional(),
  version: z.number().int(),
});
export type Account = z.infer<typeof account>;
