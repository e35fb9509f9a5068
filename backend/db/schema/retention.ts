import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { RetentionKind } from "#contract/enumerations/retention.ts";
import { answerVersions, createdAt, id } from "./columns.ts";

/** How long things are kept where the office has said so: one row for the whole portal. */
export const retention = pgTable("retention", {
  id: text().primaryKey().default("portal"),
  days: jsonb().$type<Partial<Record<RetentionKind, number>>>().notNull().default({}),
  version: integer().notNull().default(1),
  answerVersions: answerVersions(),
});

/** What a run of the job removed, counted by kind; a run that removed nothing leaves no row. */
export const retentionRun = pgTable("retention_run", {
  id: id(),
  at: createdAt(),
  removed: jsonb().$type<Partial<Record<RetentionKind, number>>>().notNull(),
});
