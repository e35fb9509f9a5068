import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Account } from "#contract/entities/account.ts";
import type { NotificationSettings } from "#contract/enumerations/help.ts";
import type { SideRole } from "#contract/sides.ts";
import { createdAt, id, isDemo, moment } from "./columns.ts";

/** A person on any sides of the portal: sign-ins, tokens and choices belong to them, not to an account. */
export const person = pgTable("person", {
  id: id(),
  isDemo: isDemo(),
  metadata: jsonb().$type<Account["metadata"]>().notNull().default({}),
  /** The current consents, as in the newest entries of `consent_change`. */
  consents: jsonb().$type<Account["consents"]>().notNull().default([]),
  /** Categories that are not listed are on. */
  notificationSettings: jsonb().$type<NotificationSettings>().notNull().default({}),
  /** The id of the unsubscription links in this person's mails. */
  unsubscriptionId: uuid().notNull().unique().defaultRandom(),
  createdAt: createdAt(),
});

/** A person's sign-in: `iss` and `sub` of a provider; `embeddedProvider` stands for our own provider's address. */
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
