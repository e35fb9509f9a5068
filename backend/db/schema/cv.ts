import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

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
