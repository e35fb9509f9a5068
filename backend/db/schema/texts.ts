import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TextKind } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { answerVersions, createdAt, id, isDemo, moment, storedFile } from "./columns.ts";
import { advisor } from "./unit.ts";

/** A text of the office's. One that came with the portal has a row from its first change on. */
export const officeText = pgTable(
  "office_text",
  {
    id: text().primaryKey().default(sql`gen_random_uuid()::text`),
    kind: text().$type<TextKind>().notNull(),
    section: text().notNull(),
    /** The first and the last day on which it is shown. */
    appearsOn: date(),
    endsOn: date(),
    /** When what it tells of begins, where its kind has that; it is shown until then. */
    startsAt: moment(),
    isDemo: isDemo(),
    version: integer().notNull().default(1),
    answerVersions: answerVersions(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.kind, t.section)],
);

/** What a text says in a language; versions are added and never change. */
export const textVersion = pgTable(
  "text_version",
  {
    textId: text()
      .notNull()
      .references(() => officeText.id, { onDelete: "cascade" }),
    language: text().$type<WrittenLanguage>().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    facts: text(),
    body: text().notNull(),
    advisorId: uuid().references(() => advisor.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.textId, t.language, t.number] })],
);

/** The file that a text hands out. */
export const textFile = pgTable(
  "text_file",
  {
    id: id(),
    textId: text()
      .notNull()
      .unique()
      .references(() => officeText.id, { onDelete: "cascade" }),
    ...storedFile(),
    /** When this file took the place of an older one. */
    createdAt: createdAt(),
  },
  (t) => [index("text_file_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`)],
);
