import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Stage } from "#contract/enumerations/people.ts";
import { account } from "./account.ts";
import { answerVersions, createdAt, id, isDemo, moment } from "./columns.ts";
import { ofPerson } from "./people.ts";

const names = () => text().array().notNull().default([]);

export const advisor = pgTable("advisor", {
  id: id(),
  /** The person who last signed in with the address; null before the first sign-in. */
  personId: ofPerson(),
  email: text().notNull().unique(),
  /** Empty, as the city, until somebody has said it: the first office is known by an address alone. */
  name: text().notNull().default(""),
  /** The one in which they last signed in: that of their mails. */
  language: text().notNull().default("de"),
  phone: text(),
  mobilePhone: text(),
  whatsappAvailable: boolean().notNull().default(false),
  city: text().notNull().default(""),
  imagePath: text(),
  /** Gets new applicants. */
  isAdvising: boolean().notNull().default(true),
  /** Whose applicants come to them, by name (ADR 0108); none: of all. */
  campuses: names(),
  courses: names(),
  isOffice: boolean().notNull().default(false),
  /** Looks after all applicants, not only their own. */
  isLead: boolean().notNull().default(false),
  /** Since then they can neither sign in nor get new applicants. */
  lockedAt: moment(),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
  createdAt: createdAt(),
});

/** What the office keeps: named by an id, edited without overwriting each other, ended instead of deleted. */
const kept = () => ({
  id: uuid().notNull().unique().defaultRandom(),
  isDemo: isDemo(),
  /** The last day on which it can be chosen. */
  endsOn: date(),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
  createdAt: createdAt(),
});

/** A separate table, because every call by an advisor reads the advisor's row. */
export const advisorPicture = pgTable("advisor_picture", {
  advisorId: uuid()
    .primaryKey()
    .references(() => advisor.id, { onDelete: "cascade" }),
  /** Changes with each picture, so that its address does, too. */
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
  ...kept(),
});

export const course = pgTable("course", {
  name: text().primaryKey(),
  studyModel: text().$type<"DS" | "DMS">().notNull(),
  /** Where it is taught, by name; none: at every campus. */
  campuses: names(),
  ...kept(),
});

export const intake = pgTable("intake", {
  startsOn: date().primaryKey(),
  /** Whether the same day of the next year follows by itself, as long as this is the last one of that day. */
  repeats: boolean().notNull().default(true),
  ...kept(),
});

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
    /** The moment at which it reached its present stage. */
    stageSince: createdAt(),
    /** When an advisor last asked why nothing happens. */
    followedUpAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.accountId, t.unit),
    index().on(t.advisorId, t.accountId),
    index("unit_under_way").on(t.advisorId).where(sql`${t.stage} not in ('Won', 'Lost')`),
    // Whose a unit is, and which of somebody's comes first, without its row (ADR 0113).
    index("unit_account").on(t.id, t.accountId),
    index("unit_of_account").on(t.accountId, t.primary.desc().nullsFirst(), t.createdAt, t.id, t.stage, t.advisorId),
    index("unit_seeks_partner").on(t.accountId).where(sql`${t.stage} in ('Ready to match', 'In Matching')`),
    index("unit_by_stage").on(t.stage, t.createdAt, t.id),
    index("unit_may_be_stuck")
      .on(t.stageSince)
      .where(sql`${t.stage} in ('New', 'Examined Application', 'Ready to match')`),
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
    campusName: text().references(() => campus.name, { onUpdate: "cascade" }),
    courseName: text().references(() => course.name, { onUpdate: "cascade" }),
    intake: date().references(() => intake.startsOn),
    version: integer().notNull().default(1),
    answerVersions: answerVersions(),
  },
  (t) => [
    index("application_of_unit").on(
      t.unitId,
      t.primary.desc().nullsFirst(),
      t.id,
      t.campusName,
      t.courseName,
      t.intake,
    ),
    index("application_by_study").on(t.courseName, t.campusName, t.intake, t.unitId, t.id),
  ],
);
