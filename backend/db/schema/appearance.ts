import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Logo } from "#contract/entities/appearance.ts";
import type { Colour } from "#contract/enumerations/appearance.ts";
import { answerVersions } from "./columns.ts";

/** How the portal looks where the office has said so: one row for the whole portal. */
export const appearance = pgTable("appearance", {
  id: text().primaryKey().default("portal"),
  name: text(),
  /** The colours of these places. */
  abilities: text().$type<Colour>(),
  search: text().$type<Colour>(),
  selfmatching: text().$type<Colour>(),
  contracts: text().$type<Colour>(),
  company: text().$type<Colour>(),
  advisor: text().$type<Colour>(),
  logo: jsonb().$type<Logo>(),
  /** Its file, base64; read only by those who show it. */
  logoPng: text(),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
});
