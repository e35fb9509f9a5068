import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TextKind } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { answerVersions, createdAt, isDemo } from "./columns.ts";
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
