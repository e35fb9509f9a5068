import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, id } from "./columns.ts";
import { company } from "./companies.ts";
import { match } from "./matching.ts";
import { person } from "./people.ts";

/** A message for an applicant, or for everybody in a company. */
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
  },
  (t) => [index().on(t.accountId, t.at), index().on(t.companyId, t.at), index().on(t.matchId)],
);

/** Marks a notification as read by a person; each company user has their own mark. */
export const notificationRead = pgTable(
  "notification_read",
  {
    notificationId: uuid()
      .notNull()
      .references(() => notification.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.notificationId, t.personId] }), index().on(t.personId)],
);
