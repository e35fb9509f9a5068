import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { createdAt, id, moment } from "./columns.ts";
import { person } from "./people.ts";

export const consentChange = pgTable(
  "consent_change",
  {
    id: id(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    type: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    wording: text().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.personId)],
);

/** A double opt-in that waits for a click on the link in its mail. */
export const consentConfirmation = pgTable("consent_confirmation", {
  tokenHash: text().primaryKey(),
  personId: uuid()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" }),
  type: text().notNull(),
  expiresAt: moment().notNull(),
});

/** A requested deletion, carried out once the time to reconsider is over. */
export const deletionRequest = pgTable("deletion_request", {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  requestedAt: createdAt(),
});

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    personId: uuid().references(() => person.id, { onDelete: "set null" }),
    selected: text().notNull(),
    reasons: text().notNull(),
    feedback: text(),
    agent: text().notNull(),
    screenWidth: integer().notNull(),
    screenHeight: integer().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.at), index().on(t.personId)],
);
