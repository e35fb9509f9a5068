import { boolean, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
/** Marks demo data, which a public portal never serves. */
export const isDemo = () => boolean().notNull().default(false);
/** The version at which each answer last changed. */
export const answerVersions = () => jsonb().$type<Record<string, number>>().notNull().default({});
/** A stored file and what is told of it. */
export const storedFile = () => ({
  name: text().notNull(),
  mimeType: text().notNull(),
  bytes: integer().notNull(),
  fileKey: uuid().notNull().unique(),
  /** When the sweep first missed the file; the row stays, because the file may come back. */
  missingSince: moment(),
});
