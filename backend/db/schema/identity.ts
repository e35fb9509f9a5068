import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";

export const identityAccount = pgTable(
  "identity_account",
  {
    id: id(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Of the person whose address it is: null until somebody confirms it. */
    passwordHash: text(),
    /** How often it was signed out everywhere: a sign-in is valid at the number that it began at (ADR 0143). */
    signOuts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("identity_account_email_lower").on(sql`lower(${t.email})`),
    // By what a person's identity calls it.
    index("identity_account_subject").on(sql`(${t.id}::text)`),
  ],
);

/** The last that registered an address: anybody may, also one that has an account (ADR 0156). */
export const registration = pgTable("registration", {
  identityId: uuid()
    .primaryKey()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  passwordHash: text().notNull(),
  createdAt: createdAt(),
});

/** The code that an interaction waits for: at most one. */
export const identityCode = pgTable("identity_code", {
  interaction: text().primaryKey(),
  identityId: uuid()
    .notNull()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  codeHash: text().notNull(),
  /** Becomes the identity's with the code, unless it has one. */
  passwordHash: text(),
  tries: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});

export const passwordReset = pgTable("password_reset", {
  tokenHash: text().primaryKey(),
  identityId: uuid()
    .notNull()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  expiresAt: moment().notNull(),
});

export const oidcModel = pgTable(
  "oidc_model",
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index().on(t.grantId),
    index().on(t.kind, t.uid),
    index().on(t.expiresAt),
    index("oidc_model_account").on(sql`(${t.payload}->>'accountId')`),
  ],
);

export const oidcKey = pgTable("oidc_key", {
  kid: text().primaryKey(),
  /** Sealed: only a portal with its secret signs with it (ADR 0176). */
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  state: text().$type<"next" | "current" | "old">().notNull(),
  createdAt: createdAt(),
});
