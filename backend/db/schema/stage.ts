import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Stage } from "#contract/enumerations/people.ts";
import { createdAt, id } from "./columns.ts";
import { unit } from "./unit.ts";

export const stageChange = pgTable(
  "stage_change",
  {
    id: id(),
    unitId: uuid()
      .notNull()
      .references(() => unit.id, { onDelete: "cascade" }),
    from: text().$type<Stage>().notNull(),
    to: text().$type<Stage>().notNull(),
    reason: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.unitId)],
);
