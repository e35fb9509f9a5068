import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** A CV to be sent once the owner of the address agrees. */
export const curriculumVitaeSending = pgTable(
  "curriculum_vitae_sending",
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    title: text(),
    language: text().notNull(),
    fileKey: uuid().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [index().on(t.expiresAt)],
);
