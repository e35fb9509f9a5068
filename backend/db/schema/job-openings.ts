import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AccountAnswers } from "#contract/entities/account.ts";
import type { JobOpeningStatus } from "#contract/enumerations.ts";
import { createdAt, id, moment } from "./columns.ts";
import { company } from "./companies.ts";
import { campus, course, intake } from "./unit.ts";

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
