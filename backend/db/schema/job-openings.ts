import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AccountAnswers } from "#contract/entities/account.ts";
import type { JobOpeningStatus } from "#contract/enumerations/matching.ts";
import { createdAt, id, moment } from "./columns.ts";
import { company, companyUser } from "./companies.ts";
import { campus, course, intake } from "./unit.ts";

/** Answers that only a draft may lack (ADR 0056). */
export const wholeColumns = [
  "title",
  "campusName",
  "courseName",
  "startDate",
  "openPositions",
  "requiredCount",
  "tasks",
  "skills",
  "practicePlace",
  "practicePostalCode",
  "workmodel",
] as const;

export const jobOpening = pgTable(
  "job_opening",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    /** The person who may continue the draft without the right to edit other openings (ADR 0067). */
    begunBy: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    /** Answers changed since applicants in touch were last notified of changes (ADR 0069). */
    untoldChanges: text().array().notNull().default([]),
    title: text(),
    campusName: text().references(() => campus.name, { onUpdate: "cascade" }),
    courseName: text().references(() => course.name, { onUpdate: "cascade" }),
    startDate: date().references(() => intake.startsOn),
    /** `openWithActiveMatches` is derived (design §6). */
    status: text().$type<Exclude<JobOpeningStatus, "openWithActiveMatches">>().notNull().default("draft"),
    /** Positions that are still free. */
    openPositions: integer(),
    requiredCount: integer(),
    tasks: text(),
    skills: text(),
    softwareSkills: jsonb().$type<NonNullable<AccountAnswers["softwareSkills"]>>().notNull().default({}),
    teamSize: text().notNull().default(""),
    benefits: text().notNull().default(""),
    extraPayment: text().notNull().default(""),
    offerDescription: text().notNull().default(""),
    offerUrl: text().notNull().default(""),
    placeOfTraining: text().notNull().default(""),
    practicePlace: text(),
    practicePostalCode: text(),
    /** The coordinates of the postal code, so that ranking needs no join; null if the code is unknown. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    workmodel: text().$type<"hybrid" | "onsite" | "remote">(),
    createdAt: createdAt(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
    answerVersions: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [
    check(
      "job_opening_is_whole",
      sql`${t.status} = 'draft' or num_nulls(${sql.join(
        wholeColumns.map((name) => t[name]),
        sql`, `,
      )}) = 0`,
    ),
    check("job_opening_positions", sql`${t.openPositions} between 0 and ${t.requiredCount}`),
    index().on(t.companyId, t.id),
    index().on(t.begunBy),
    index("job_opening_suggested")
      .on(
        t.courseName,
        t.campusName,
        t.startDate,
        t.publishedAt,
        t.id,
        t.companyId,
        t.latitude,
        t.longitude,
        t.softwareSkills,
      )
      .where(sql`${t.status} = 'open'`),
    index("job_opening_newest").on(t.publishedAt, t.id).where(sql`${t.status} = 'open'`),
    index("job_opening_by_status").on(t.status, t.id),
    index("job_opening_by_start").on(t.startDate).where(sql`${t.status} in ('open', 'staffed')`),
  ],
);
