import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ImportKind, NewImport } from "#contract/entities/import.ts";
import { createdAt, id } from "./columns.ts";
import { advisor } from "./unit.ts";

/** A table that waits to be imported: what was seen of it is what is imported. */
export const stagedImport = pgTable(
  "staged_import",
  {
    id: id(),
    advisorId: uuid()
      .notNull()
      .references(() => advisor.id, { onDelete: "cascade" }),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    rows: jsonb().$type<NewImport["rows"]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt), index().on(t.advisorId)],
);
