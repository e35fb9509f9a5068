import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, isDemo, storedFile } from "./columns.ts";

/** A file that the office hands to every company. */
export const download = pgTable(
  "download",
  {
    id: id(),
    title: text().notNull(),
    text: text().notNull(),
    ...storedFile(),
    isDemo: isDemo(),
    /** When this file took the place of an older one. */
    changedAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [index("download_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`)],
);
