import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ContractEvent, ContractStatus, MatchRole } from "#contract/enumerations/matching.ts";
import { createdAt, id, moment } from "./columns.ts";
import { match } from "./matching.ts";
import { unit } from "./unit.ts";

export const contract = pgTable(
  "contract",
  {
    id: id(),
    unitId: uuid()
      .notNull()
      .unique()
      .references(() => unit.id, { onDelete: "cascade" }),
    matchId: uuid().references(() => match.id, { onDelete: "set null" }),
    status: text().$type<ContractStatus>().notNull().default("requested"),
    submittedAt: moment(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.matchId),
    index("contract_awaits_advisor").on(t.createdAt).where(sql`${t.status} in ('in_review', 'signed')`),
  ],
);

export const contractChange = pgTable(
  "contract_change",
  {
    id: id(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id, { onDelete: "cascade" }),
    event: text().$type<ContractEvent>().notNull(),
    role: text().$type<MatchRole>().notNull(),
    note: text(),
    at: createdAt(),
  },
  (t) => [index().on(t.contractId, t.at)],
);
