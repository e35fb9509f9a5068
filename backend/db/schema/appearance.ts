import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Logo } from "#contract/entities/appearance.ts";
import { answerVersions } from "./columns.ts";

/** How the portal looks where the office has said so: one row for the whole portal. */
export const appearance = pgTable("appearance", {
  id: text().primaryKey().default("portal"),
  name: text(),
  logo: jsonb().$type<Logo>(),
  /** Its file, base64; read only by those who show it. */
  logoPng: text(),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
});
