import type { Account, AccountAnswers } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import type { Acquaintance, SeenAs } from "#contract/entities/seen-applicant.ts";
import type { DocumentCategory } from "#contract/enumerations/documents.ts";
import type { ApplicationStatus, MatchEvent } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "./person-name.ts";
import { distanceStepKilometres } from "./ranking.ts";
import { day } from "./time.ts";

/** An applicant's standing at an opening of the company; the status is null without an application. */
export interface Standing {
  status: ApplicationStatus | null;
  /** When it came to that status. */
  since: string;
  history: readonly Pick<MatchChange, "role" | "event">[];
}

/** Events by which the applicant lets the company know who they are. */
export const consents: readonly MatchEvent[] = ["express-interest", "choose-interview-date", "accept-offer"];

/**
 * How well a company knows an applicant (design §14); undefined: not, or not any more. An invitation or an offer alone
 * opens nothing: the applicant has to have shown interest. Of an applicant who never did, nothing remains once it has
 * ended.
 */
export function acquaintanceOf({ status, since, history }: Standing, now: Date): Acquaintance | undefined {
  const hasConsented = history.some(({ role, event }) => role === "applicant" && consents.includes(event));
  if (status === "offer_accepted") return "contract";
  if (status !== "cancelled") return hasConsented ? "inTouch" : "recommended";
  const isRecent = now.getTime() - Date.parse(since) < limits.endedApplicationDays * day;
  return hasConsented && isRecent ? "ended" : undefined;
}

/** What a company may call an applicant: the first name until they show interest; null: nothing any more. */
export function nameSeenAs(acquaintance: Acquaintance | undefined, person: Parameters<typeof nameOf>[0]) {
  if (!acquaintance) return null;
  return acquaintance === "recommended" ? person.firstName : nameOf(person);
}

/** The same in its parts, with what happened: what an act goes by. */
export const standingSeenAs = (acquaintance: Acquaintance, { firstName, lastName, history }: Called) =>
  acquaintance === "recommended"
    ? { acquaintance, firstName, lastName: null, history: [] }
    : { acquaintance, firstName, lastName, history };
type Called = Pick<WholeApplicant, "firstName" | "lastName" | "history">;

/**
 * At most so many kilometres from a place of practice. The company may move that place, and where exact circles around
 * several places meet is an address.
 */
export const distanceSeen = (kilometres: number | null) =>
  kilometres && Math.ceil(kilometres / distanceStepKilometres) * distanceStepKilometres;

/** Everything that could be said about an applicant. */
export type WholeApplicant = Pick<Account, keyof AccountAnswers | "email"> & {
  courseName: string | null;
  campusName: string | null;
  intake: string | null;
  distanceKilometres: number | null;
  documents: readonly Document[];
  history: MatchChange[];
};

const shownCategories: readonly DocumentCategory[] = ["CV", "Certificate", "Certificate German skills"];
/** Whether a company in touch may open a document: never a photo, an ID or a proof of insurance. */
export const isShownToCompanies = ({ category }: Pick<Document, "category">) => shownCategories.includes(category);

/** Whether the company sees documents at all: not before the applicant's interest, and not after an end. */
export const seesDocuments = (acquaintance: Acquaintance) => acquaintance === "inTouch" || acquaintance === "contract";

const cuts: { [A in Acquaintance]: (whole: WholeApplicant) => SeenAs<A> } = {
  recommended: (whole) => ({
    acquaintance: "recommended",
    firstName: whole.firstName,
    courseName: whole.courseName,
    campusName: whole.campusName,
    intake: whole.intake,
    universityEntranceQualification: whole.universityEntranceQualification,
    universityEntranceQualificationBw: whole.universityEntranceQualificationBw,
    gradeAverage: whole.gradeAverage,
    languageSkills: whole.languageSkills,
    softwareSkills: whole.softwareSkills,
    distanceKilometres: distanceSeen(whole.distanceKilometres),
    drivingLicenseExists: whole.drivingLicenseExists,
    motivationText: whole.motivationText,
  }),
  inTouch: (whole) => ({
    ...cuts.recommended(whole),
    acquaintance: "inTouch",
    lastName: whole.lastName,
    email: whole.email,
    phone: whole.phone,
    documents: whole.documents
      .filter(isShownToCompanies)
      .map(({ uuid, name, category, mimeType, bytes }) => ({ uuid, name, category, mimeType, bytes })),
    history: whole.history,
  }),
  contract: (whole) => ({
    ...cuts.inTouch(whole),
    acquaintance: "contract",
    salutation: whole.salutation,
    birthday: whole.birthday,
    birthName: whole.birthName,
    placeOfBirth: whole.placeOfBirth,
    countryOfBirth: whole.countryOfBirth,
    nationality: whole.nationality,
    shippingStreet: whole.shippingStreet,
    shippingPostalCode: whole.shippingPostalCode,
    shippingCity: whole.shippingCity,
    shippingCountry: whole.shippingCountry,
  }),
  ended: (whole) => ({
    acquaintance: "ended",
    firstName: whole.firstName,
    lastName: whole.lastName,
    history: whole.history,
  }),
};

/** Everything that a company sees of an applicant; the only place that decides this (design §14, ADR 0062). */
export const seenAs = <A extends Acquaintance>(acquaintance: A, whole: WholeApplicant): SeenAs<A> =>
  cuts[acquaintance](whole);
