import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Files and secret that are used with this database: there should be one row in use, however many portals there are. */
export const installation = pgTable(
  "installation",
  {
    folderId: uuid().notNull(),
    /** Tells two session secrets apart, and tells nothing of them. */
    secretMark: text().notNull(),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.folderId, t.secretMark] })],
);
