import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
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
  ApplicationStatus,
  CancellationReason,
  ContractEvent,
  ContractStatus,
  DocumentCategory,
  DocumentType,
  EntranceQualification,
  JobOpeningStatus,
  MatchEvent,
  MatchRole,
  NotificationCategory,
  Permission,
  Salutation,
  Stage,
  TicketStatus,
} from "#contract/enumerations.ts";

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true });
const createdAt = () => moment().notNull().defaultNow();
/** Made up for the demo: never served where a portal is public. */
const isDemo = () => boolean().notNull().default(false);
/** When the sweep first found no file; the row is kept, for the file may come back. */
const missingSince = () => moment();

// — people —

/** Somebody, whichever sides of the portal they use: signing in and the tokens are theirs, not an account's. */
export const person = pgTable("person", { id: id(), isDemo: isDemo(), createdAt: createdAt() });

/** How a person signs in: `iss` and `sub` of a provider; `embeddedProvider` stands for the address of our own. */
export const personIdentity = pgTable(
  "person_identity",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index().on(t.personId)],
);

const ofPerson = () =>
  uuid()
    .unique()
    .references(() => person.id);

export const account = pgTable(
  "account",
  {
    id: id(),
    personId: ofPerson().notNull(),
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
    /** What is not named is on. */
    notificationSettings: jsonb().$type<Partial<Record<NotificationCategory, boolean>>>().notNull().default({}),
    /** The id of the unsubscription links in this person's mails. */
    unsubscriptionId: uuid().notNull().unique().defaultRandom(),
    /** When the last mail about new openings was written. */
    newOpeningsMailedAt: moment(),
    referralCode: text().notNull().unique().default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    referredBy: uuid(),

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
    healthInsuranceProofDate: date(),
    cvComesLater: boolean(),
    languageProofComesLater: boolean(),
    languageProofAnnouncedOn: date(),
  },
  (t) => [
    index().on(t.referredBy),
    index("account_email_lower").on(sql`lower(${t.email})`),
    index("account_awaits_info_session")
      .on(t.infoSessionAttendedAt)
      .where(sql`${t.infoSessionAttended} and ${t.infoSessionAttendanceConfirmed} is null`),
  ],
);

export const advisor = pgTable("advisor", {
  id: id(),
  /** Who signed in last with the address; nobody did yet: null. */
  personId: ofPerson(),
  email: text().notNull().unique(),
  name: text().notNull(),
  phone: text(),
  mobilePhone: text(),
  whatsappAvailable: boolean().notNull().default(false),
  city: text().notNull(),
  imagePath: text(),
});

/** Beside the advisor, whom every call of theirs reads. */
export const advisorPicture = pgTable("advisor_picture", {
  advisorId: uuid()
    .primaryKey()
    .references(() => advisor.id, { onDelete: "cascade" }),
  /** New with each picture, so that its address is. */
  id: uuid().notNull().unique(),
  /** 500 × 500 pixels, base64. */
  jpeg: text().notNull(),
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
    index("unit_seeks_partner").on(t.accountId).where(sql`${t.stage} in ('Ready to match', 'In Matching')`),
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
    missingSince: missingSince(),
    refusalReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.accountId),
    index("document_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
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

/** A double opt-in that waits for the click of its mail. */
export const consentConfirmation = pgTable("consent_confirmation", {
  tokenHash: text().primaryKey(),
  accountId: uuid()
    .notNull()
    .references(() => account.id, { onDelete: "cascade" }),
  type: text().notNull(),
  expiresAt: moment().notNull(),
});

/** A person who asked to be deleted; carried out when the time to think it over has passed. */
export const deletionRequest = pgTable("deletion_request", {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  requestedAt: createdAt(),
});

// — companies and what they offer —

/** German postal codes with the middle of their place. */
export const place = pgTable("place", {
  postalCode: text().primaryKey(),
  city: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

export const company = pgTable("company", {
  id: id(),
  name: text().notNull(),
  portrait: text(),
  city: text().notNull(),
  website: text(),
  email: text(),
  employees: text(),
  foundedDate: text(),
  imagePath: text(),
  isDemo: isDemo(),
  createdAt: createdAt(),
});

export const companyUser = pgTable(
  "company_user",
  {
    id: id(),
    /** Who signed in last with the address; nobody did yet: null. */
    personId: ofPerson(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text().notNull().default("de"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("company_user_email_lower").on(sql`lower(${t.email})`)],
);

export const employee = pgTable(
  "employee",
  {
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    companyUserId: uuid()
      .notNull()
      .references(() => companyUser.id, { onDelete: "cascade" }),
    isOwner: boolean().notNull().default(false),
    permissions: text().array().$type<Permission[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.companyUserId] }), index().on(t.companyUserId)],
);

export const jobOpening = pgTable(
  "job_opening",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    title: text().notNull(),
    campusName: text()
      .notNull()
      .references(() => campus.name),
    courseName: text()
      .notNull()
      .references(() => course.name),
    startDate: date()
      .notNull()
      .references(() => intake.startsOn),
    /** `openWithActiveMatches` is derived (design §6). */
    status: text().$type<Exclude<JobOpeningStatus, "openWithActiveMatches">>().notNull().default("draft"),
    openPositions: integer().notNull(),
    requiredCount: integer().notNull(),
    tasks: text().notNull(),
    skills: text().notNull(),
    softwareSkills: jsonb().$type<NonNullable<AccountAnswers["softwareSkills"]>>().notNull().default({}),
    teamSize: text().notNull().default(""),
    benefits: text().notNull().default(""),
    extraPayment: text().notNull().default(""),
    offerDescription: text().notNull().default(""),
    offerUrl: text().notNull().default(""),
    placeOfTraining: text().notNull().default(""),
    practicePlace: text().notNull(),
    practicePostalCode: text().notNull(),
    /** Of the postal code, so that ranking needs no join; null where the code is not known. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    workmodel: text().$type<"hybrid" | "onsite" | "remote">().notNull(),
    createdAt: createdAt(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [
    check("job_opening_positions", sql`${t.openPositions} between 0 and ${t.requiredCount}`),
    index().on(t.companyId),
    index("job_opening_suggested")
      .on(t.courseName, t.campusName, t.startDate, t.publishedAt)
      .where(sql`${t.status} = 'open'`),
    index("job_opening_newest").on(t.publishedAt, t.id).where(sql`${t.status} = 'open'`),
    index("job_opening_by_start").on(t.startDate).where(sql`${t.status} in ('open', 'staffed')`),
  ],
);

/** An applicant's application to an opening: where it stands, by the table in `domain/application-status.ts`. */
export const match = pgTable(
  "match",
  {
    id: id(),
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    status: text().$type<ApplicationStatus>().notNull(),
    source: text().$type<MatchRole>().notNull(),
    interviewDateSuggestions: jsonb().$type<string[]>().notNull().default([]),
    interviewAt: moment(),
    trialDayAt: moment(),
    place: text(),
    cancellationReason: text().$type<CancellationReason>(),
    cancelledBy: text().$type<MatchRole>(),
    cancelledFrom: text().$type<ApplicationStatus>(),
    /** When it came to its present status. */
    since: createdAt(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex().on(t.jobOpeningId, t.accountId),
    index().on(t.accountId, t.since),
    uniqueIndex("match_one_accepted").on(t.accountId).where(sql`${t.status} = 'offer_accepted'`),
    index("match_by_status").on(t.jobOpeningId, t.status),
    index("match_offered").on(t.since).where(sql`${t.status} = 'awaiting_applicant_confirmation'`),
    index("match_scheduled").on(t.interviewAt).where(sql`${t.status} = 'interview_scheduled'`),
    index("match_trial_day").on(t.trialDayAt).where(sql`${t.status} = 'trial_day_scheduled'`),
  ],
);

export const matchChange = pgTable(
  "match_change",
  {
    id: id(),
    matchId: uuid()
      .notNull()
      .references(() => match.id, { onDelete: "cascade" }),
    from: text().$type<ApplicationStatus>(),
    to: text().$type<ApplicationStatus>().notNull(),
    event: text().$type<MatchEvent>().notNull(),
    role: text().$type<MatchRole>().notNull(),
    /** The account, company user or advisor who acted; null for the clock. */
    actorId: uuid(),
    reason: text().$type<CancellationReason>(),
    note: text(),
    at: createdAt(),
  },
  (t) => [index().on(t.matchId, t.at)],
);

/** What a reader marked: flags of the viewer, not of the application (design §6). */
export const jobOpeningMark = pgTable(
  "job_opening_mark",
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    jobOpeningId: uuid()
      .notNull()
      .references(() => jobOpening.id, { onDelete: "cascade" }),
    isFavorite: boolean().notNull().default(false),
    viewedAt: moment(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.jobOpeningId] })],
);

/** What somebody should know of: for an applicant, or for everyone of a company. */
export const notification = pgTable(
  "notification",
  {
    id: id(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    companyId: uuid().references(() => company.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    matchId: uuid().references(() => match.id, { onDelete: "cascade" }),
    note: text(),
    at: createdAt(),
    readAt: moment(),
  },
  (t) => [index().on(t.accountId, t.at), index().on(t.companyId, t.at)],
);

// — contract —

export const contract = pgTable("contract", {
  id: id(),
  unitId: uuid()
    .notNull()
    .unique()
    .references(() => unit.id, { onDelete: "cascade" }),
  matchId: uuid().references(() => match.id, { onDelete: "set null" }),
  status: text().$type<ContractStatus>().notNull().default("requested"),
  submittedAt: moment(),
  createdAt: createdAt(),
  version: integer().notNull().default(1),
});

export const contractChange = pgTable(
  "contract_change",
  {
    id: id(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id, { onDelete: "cascade" }),
    event: text().$type<ContractEvent>().notNull(),
    role: text().$type<MatchRole>().notNull(),
    note: text(),
    at: createdAt(),
  },
  (t) => [index().on(t.contractId, t.at)],
);

// — help, news, friends —

export const supportTicket = pgTable(
  "support_ticket",
  {
    id: id(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull().default("open"),
    createdAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [index().on(t.accountId, t.changedAt), index().on(t.companyUserId, t.changedAt)],
);

export const ticketMessage = pgTable(
  "ticket_message",
  {
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTicket.id, { onDelete: "cascade" }),
    role: text().$type<"applicant" | "company" | "study_advisor">().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.ticketId, t.at)],
);

/** Stored before its message is: until then it belongs to whoever uploaded it, and is swept when that never comes. */
export const ticketAttachment = pgTable(
  "ticket_attachment",
  {
    id: id(),
    messageId: uuid().references(() => ticketMessage.id, { onDelete: "cascade" }),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    companyUserId: uuid().references(() => companyUser.id, { onDelete: "cascade" }),
    name: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    fileKey: uuid().notNull().unique(),
    missingSince: missingSince(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.messageId),
    index().on(t.accountId),
    index("ticket_attachment_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
    index("ticket_attachment_waiting").on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

export const feedback = pgTable("feedback", {
  id: id(),
  accountId: uuid().references(() => account.id, { onDelete: "set null" }),
  selected: text().notNull(),
  reasons: text().notNull(),
  feedback: text(),
  agent: text().notNull(),
  screenWidth: integer().notNull(),
  screenHeight: integer().notNull(),
  at: createdAt(),
});

export const news = pgTable(
  "news",
  {
    id: id(),
    audience: text().$type<"applicant" | "company">().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    isDemo: isDemo(),
    publishedAt: createdAt(),
  },
  (t) => [index().on(t.audience, t.publishedAt)],
);

export const campaign = pgTable("campaign", {
  id: id(),
  name: text().notNull(),
  text: text().notNull(),
  isDemo: isDemo(),
  endsOn: date().notNull(),
});

export const campaignParticipation = pgTable(
  "campaign_participation",
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaign.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    registeredAt: createdAt(),
    participatedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.accountId] }), index().on(t.accountId)],
);

export const experimentAssignment = pgTable(
  "experiment_assignment",
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    campaignId: text().notNull(),
    variationId: text().notNull(),
    visitorId: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] })],
);

/** How often an address with `t=…` was opened (spec §7 `POST /t/{id}`). */
export const trackedLink = pgTable("tracked_link", {
  id: text().primaryKey(),
  opened: integer().notNull().default(0),
  lastAt: createdAt(),
});

// — operation —

/** Files and secret that are used with this database: there should be one row in use, however many portals there are. */
export const installation = pgTable(
  "installation",
  {
    folderId: uuid().notNull(),
    /** Tells two session secrets apart, and tells nothing of them. */
    secretMark: text().notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.folderId, t.secretMark] })],
);

// — calls —

export const apiToken = pgTable(
  "api_token",
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    role: text().$type<"applicant" | "company" | "study_advisor">().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.expiresAt), index().on(t.personId)],
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

/** A CV that waits to be sent until the owner of the address says so. */
export const curriculumVitaeSending = pgTable(
  "curriculum_vitae_sending",
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    language: text().notNull(),
    fileKey: uuid().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [index().on(t.expiresAt)],
);

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

/** The CV that a visitor is writing: their cookie holds the id, nobody has to sign in. */
export const portalCurriculumVitae = pgTable(
  "portal_curriculum_vitae",
  {
    /** SHA-256 of the cookie's id, base64url. */
    idHash: text().primaryKey(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A JPEG, cut to a portrait, base64. */
    photo: text(),
    /** The subject of whoever changed it while signed in: nobody else finds it any more. */
    owner: text(),
    changedAt: createdAt(),
  },
  (t) => [index().on(t.changedAt)],
);
