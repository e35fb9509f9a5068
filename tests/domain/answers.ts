import type { Account } from "#contract/entities/account.ts";
import { storedAnswers } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { Application, Unit } from "#contract/entities/unit.ts";
import type { Answers, SortedDocument } from "#domain/application-steps.ts";
import { kindOf } from "#domain/document-kind.ts";

const id = "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11";
const now = new Date("2026-03-02T09:00:00Z");

const noAnswers = Object.fromEntries(Object.keys(storedAnswers.shape).map((name) => [name, null])) as {
  [Name in keyof typeof storedAnswers.shape]: null;
};
const account: Account = {
  ...noAnswers,
  uuid: id,
  email: "mia@example.org",
  emailVerified: true,
  createdAt: now.toISOString(),
  infoSessionAttendedAt: null,
  infoSessionAttendanceConfirmed: null,
  languageProofDueOn: null,
  deletionDueOn: null,
  isSettled: false,
  metadata: {},
  consents: [],
  units: [],
  version: 1,
};
const application: Application = { id, primary: true, campus: null, intake: null, courseName: null, version: 1 };
const unit: Unit = {
  id,
  unit: "ds",
  stage: "New",
  primary: true,
  participateAdvisorInterviewOn: null,
  applications: [application],
  advisor: null,
  advisorInterviewStatedAt: null,
  advisorInterviewConfirmed: null,
  matching: { due: [], appointments: [], waiting: 0, accepted: null },
  contract: null,
};

/** What somebody answered who answered nothing but this. */
export const answersOf = (
  answers: Partial<Account> = {},
  rest: { unit?: Partial<Unit>; application?: Partial<Application>; documents?: Answers["documents"] } = {},
): Answers => ({
  account: { ...account, ...answers },
  unit: { ...unit, ...rest.unit },
  application: { ...application, ...rest.application },
  documents: rest.documents ?? [],
  now,
});

export const stated = { infoSessionAttended: true, infoSessionAttendedAt: now.toISOString() };
export const attended = { ...stated, infoSessionAttendanceConfirmed: true };
export const interviewStated = {
  participateAdvisorInterviewOn: "2026-03-01",
  advisorInterviewStatedAt: now.toISOString(),
};
export const interviewed = { ...interviewStated, advisorInterviewConfirmed: true };

export const graduation: Partial<Account> = {
  universityEntranceQualification: "Abitur",
  gradeAverage: 2,
  languageSkills: [{ code: "de", level: 7 }],
};
export const distance: Partial<Account> = {
  practicePartnerMaxDistance: 10,
  drivingLicenseExists: false,
  ownCar: false,
  professionalExperienceExists: false,
};
export const motivation: Partial<Account> = {
  motivationText: "Ich lerne am liebsten an echten Aufgaben.",
  practicePartnerExists: false,
};
/** A document of a type, sorted as `kindOf` does and not refused. */
export const paper = (type: Document["type"]): SortedDocument => ({ ...kindOf(type), refusalReason: null });
export const papers = [paper("CV"), paper("Certificate")];

const home = {
  shippingStreet: "Dürener Straße 45",
  shippingPostalCode: "50931",
  shippingCity: "Köln",
  shippingCountry: "DE",
} as const;

/** The first step of the contract, but for the day of the insurance proof. */
export const personalAnswers = {
  birthday: "2006-05-14",
  placeOfBirth: "Köln",
  countryOfBirth: "DE",
  nationality: "DE",
  ...home,
  healthInsuranceType: "statutory",
} as const;

/** The first step and its campus, whole. */
export const studyInfo = {
  salutation: "mx",
  firstName: "Mia",
  lastName: "Hoffmann",
  birthday: "2006-05-14",
  phone: "+49 221 4710287",
  ...home,
} as const;
export const campus = { name: "Köln", city: "Köln", phone: "", email: "", imagePath: null };
