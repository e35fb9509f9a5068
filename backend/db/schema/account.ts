import { type SQL, sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { AccountAnswers } from "#contract/entities/account.ts";
import type { EntranceQualification, Salutation } from "#contract/enumerations/people.ts";
import { searchText } from "../search-form.ts";
import { createdAt, id, moment } from "./columns.ts";
import { ofPerson } from "./people.ts";

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
    /** The version at which each answer last changed, so that a stale edit is refused only where it collides. */
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The moment of the last mail about new openings. */
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
    /** What the desk searches them by (ADR 0090). */
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        searchText(
          sql`coalesce(${account.firstName}, '') || ' ' || coalesce(${account.lastName}, '')`,
          sql`split_part(${account.email}, '@', 1)`,
          account.phone,
        ),
    ),
  },
  (t) => [
    index().on(t.referredBy),
    index("account_email_lower").on(sql`lower(${t.email})`),
    index("account_search").using("gin", t.searchText.op("gin_trgm_ops")),
    index("account_as_seeker").on(
      t.id,
      t.personId,
      t.practicePartnerExists,
      t.shippingPostalCode,
      t.shippingCountry,
      t.practicePartnerMaxDistance,
    ),
    index("account_has_partner").on(t.id).where(sql`${t.practicePartnerExists}`),
    index("account_awaits_info_session")
      .on(t.infoSessionAttendedAt)
      .where(sql`${t.infoSessionAttended} and ${t.infoSessionAttendanceConfirmed} is null`),
  ],
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

export const emailVerification = pgTable("email_verification", {
  tokenHash: text().primaryKey(),
  accountId: uuid()
    .notNull()
    .references(() => account.id, { onDelete: "cascade" }),
  expiresAt: moment().notNull(),
});
