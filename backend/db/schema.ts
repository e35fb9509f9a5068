import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Account, AccountAnswers } from "#contract/entities/account.ts";
import type {
  DocumentCategory,
  DocumentType,
  EntranceQualification,
  Salutation,
  Stage,
} from "#contract/enumerations.ts";

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true });
const createdAt = () => moment().notNull().defaultNow();

// — people —

export const account = pgTable(
  "account",
  {
    id: id(),
    /** `iss` and `sub` of the identity provider. */
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    language: text().notNull().default("de"),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
    /** The version at which each answer last changed: a stale edit is told only where it collides. */
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    metadata: jsonb().$type<Account["metadata"]>().notNull().default({}),
    /** What the newest entries of `consent_change` say. */
    consents: jsonb().$type<Account["consents"]>().notNull().default([]),

    salutation: text().$type<Salutation>(),
    firstName: text(),
    lastName: text(),
    birthday: date(),
    birthName: text(),
    placeOfBirth: text(),
    countryOfBirth: text(),
    nationality: text(),
    phone: text(),
    shippingStreet: text(),
    shippingPostalCode: text(),
    shippingCity: text(),
    shippingCountry: text(),
    languageSkills: jsonb().$type<AccountAnswers["languageSkills"]>(),
    softwareSkills: jsonb().$type<AccountAnswers["softwareSkills"]>(),
    universityEntranceQualification: text().$type<EntranceQualification>(),
    universityEntranceQualificationBw: boolean(),
    universityEntranceQualificationStatus: text().$type<AccountAnswers["universityEntranceQualificationStatus"]>(),
    gradeAverage: smallint().$type<AccountAnswers["gradeAverage"]>(),
    accreditedAuthorityGermanLanguage: text().$type<AccountAnswers["accreditedAuthorityGermanLanguage"]>(),
    accreditationDateGermanSkills: date(),
    practicePartnerMaxDistance: smallint().$type<AccountAnswers["practicePartnerMaxDistance"]>(),
    drivingLicenseExists: boolean(),
    ownCar: boolean(),
    professionalExperienceExists: boolean(),
    motivationText: text(),
    practicePartnerExists: boolean(),
    practicePartnerContact: jsonb().$type<AccountAnswers["practicePartnerContact"]>(),
    infoSessionAttended: boolean(),
    infoSessionAttendedAt: moment(),
    infoSessionAttendanceConfirmed: boolean(),
    healthInsuranceType: text().$type<AccountAnswers["healthInsuranceType"]>(),
    cvComesLater: boolean(),
    languageProofComesLater: boolean(),
  },
  (t) => [
    uniqueIndex().on(t.issuer, t.subject),
    index("account_email_lower").on(sql`lower(${t.email})`),
    index("account_awaits_info_session")
      .on(t.infoSessionAttendedAt)
      .where(sql`${t.infoSessionAttended} and ${t.infoSessionAttendanceConfirmed} is null`),
  ],
);

export const advisor = pgTable("advisor", {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull(),
  phone: text(),
  mobilePhone: text(),
  whatsappAvailable: boolean().notNull().default(false),
  city: text().notNull(),
  imagePath: text(),
});

export const campus = pgTable("campus", {
  name: text().primaryKey(),
  city: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  imagePath: text(),
  advisorId: uuid().references(() => advisor.id),
});

export const course = pgTable("course", {
  name: text().primaryKey(),
  studyModel: text().$type<"DS" | "DMS">().notNull(),
});

export const intake = pgTable("intake", { startsOn: date().primaryKey() });

export const unit = pgTable(
  "unit",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    unit: text().$type<"ds" | "fs">().notNull().default("ds"),
    stage: text().$type<Stage>().notNull().default("New"),
    primary: boolean().notNull().default(true),
    advisorId: uuid().references(() => advisor.id),
    participateAdvisorInterviewOn: date(),
    advisorInterviewStatedAt: moment(),
    advisorInterviewConfirmed: boolean(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.accountId, t.unit),
    index("unit_awaits_consultation")
      .on(t.advisorInterviewStatedAt)
      .where(sql`${t.participateAdvisorInterviewOn} is not null and ${t.advisorInterviewConfirmed} is null`),
  ],
);

export const application = pgTable(
  "application",
  {
    id: id(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id, { onDelete: "cascade" }),
    primary: boolean().notNull().default(true),
    campusName: text().references(() => campus.name),
    courseName: text().references(() => course.name),
    intake: date().references(() => intake.startsOn),
    version: integer().notNull().default(1),
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [index().on(t.unitId)],
);

export const stageChange = pgTable(
  "stage_change",
  {
    id: id(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id, { onDelete: "cascade" }),
    from: text().$type<Stage>().notNull(),
    to: text().$type<Stage>().notNull(),
    reason: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.unitId)],
);

export const document = pgTable(
  "document",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    category: text().$type<DocumentCategory>().notNull(),
    type: text().$type<DocumentType>().notNull(),
    name: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    fileKey: uuid().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.accountId)],
);

export const consentChange = pgTable(
  "consent_change",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    type: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    wording: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.accountId)],
);

// — calls —

export const apiToken = pgTable(
  "api_token",
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    role: text().$type<"applicant" | "company" | "study_advisor">().notNull(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    advisorId: uuid().references(() => advisor.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** One answer per caller and key, kept 24 h: the same post twice makes one change. */
export const idempotentCall = pgTable(
  "idempotent_call",
  {
    caller: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    answer: jsonb(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.key, t.operation] }), index().on(t.at)],
);

export const auditEntry = pgTable(
  "audit_entry",
  {
    id: id(),
    at: createdAt(),
    caller: text().notNull(),
    role: text().notNull(),
    operation: text().notNull(),
    subject: text(),
    /** Names only: what changed, never the values. */
    fields: text().array().notNull().default([]),
    requestId: text(),
  },
  (t) => [index().on(t.at)],
);

/** Attempts of a kind by somebody (sign-in, code entry …) within a window. */
export const attempt = pgTable(
  "attempt",
  { id: id(), kind: text().notNull(), who: text().notNull(), at: createdAt() },
  (t) => [index().on(t.kind, t.who, t.at)],
);

export const emailVerification = pgTable("email_verification", {
  tokenHash: text().primaryKey(),
  accountId: uuid()
    .notNull()
    .references(() => account.id, { onDelete: "cascade" }),
  expiresAt: moment().notNull(),
});

// — the embedded identity provider —

export const identityAccount = pgTable(
  "identity_account",
  {
    id: id(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    passwordHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("identity_account_email_lower").on(sql`lower(${t.email})`)],
);

/** The code of a registration that is under way: at most one per interaction. */
export const identityCode = pgTable("identity_code", {
  interaction: text().primaryKey(),
  identityId: uuid()
    .notNull()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});

export const passwordReset = pgTable("password_reset", {
  tokenHash: text().primaryKey(),
  identityId: uuid()
    .notNull()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  expiresAt: moment().notNull(),
});

export const oidcModel = pgTable(
  "oidc_model",
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index().on(t.grantId),
    index().on(t.kind, t.uid),
    index().on(t.expiresAt),
    index("oidc_model_account").on(sql`(${t.payload}->>'accountId')`),
  ],
);

export const oidcKey = pgTable("oidc_key", {
  kid: text().primaryKey(),
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  state: text().$type<"next" | "current" | "old">().notNull(),
  createdAt: createdAt(),
});

// — the portal's own —

export const portalSession = pgTable(
  "portal_session",
  {
    /** SHA-256 of the cookie's id, base64url. */
    idHash: text().primaryKey(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    seenAt: createdAt(),
  },
  (t) => [index().on(t.seenAt)],
);

/** A post that could not be carried out; shown filled in again at the same path (design §4). */
export const portalDraft = pgTable(
  "portal_draft",
  {
    /** Whose: the subject of the sign-in, or the visitor's cookie while nobody is signed in. */
    owner: text().notNull(),
    path: text().notNull(),
    fields: jsonb().$type<[string, string][]>().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.path] }), index().on(t.at)],
);
