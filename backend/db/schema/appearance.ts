import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { answerVersions } from "./columns.ts";

/** How the portal looks where the office has said so: one row for the whole portal. */
export const appearance = pgTable("appearance", {
  id: text().primaryKey().default("portal"),
  name: text(),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
});
