import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** The files and secret used with this database: one row should be in use, however many portals there are. */
export const installation = pgTable(
  "installation",
  {
    folderId: uuid().notNull(),
    /** Tells two session secrets apart without revealing them. */
    secretMark: text().notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.folderId, t.secretMark] })],
);
