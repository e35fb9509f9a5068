import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SideRole } from "#contract/sides.ts";
import { createdAt, id, isDemo, moment } from "./columns.ts";

/** Somebody, whichever sides of the portal they use: signing in and the tokens are theirs, not an account's. */
export const person = pgTable("person", { id: id(), isDemo: isDemo(), createdAt: createdAt() });

/** How a person signs in: `iss` and `sub` of a provider; `embeddedProvider` stands for the address of our own. */
export const personIdentity = pgTable(
  "person_identity",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index().on(t.personId)],
);

export const ofPerson = () =>
  uuid()
    .unique()
    .references(() => person.id);

export const apiToken = pgTable(
  "api_token",
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    role: text().$type<SideRole>().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index().on(t.expiresAt), index().on(t.personId)],
);
