import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, id, moment } from "./columns.ts";
import { company } from "./companies.ts";
import { match } from "./matching.ts";

/** What somebody should know of: for an applicant, or for everyone of a company. */
export const notification = pgTable(
  "notification",
  {
    id: id(),
    accountId: uuid().references(() => account.id, { onDelete: "cascade" }),
    companyId: uuid().references(() => company.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    matchId: uuid().references(() => match.id, { onDelete: "cascade" }),
    note: text(),
    at: createdAt(),
    readAt: moment(),
  },
  (t) => [index().on(t.accountId, t.at), index().on(t.companyId, t.at)],
);
