import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";

export const identityAccount = pgTable(
  "identity_account",
  {
    id: id(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    passwordHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("identity_account_email_lower").on(sql`lower(${t.email})`)],
);

/** The code of a registration in progress: at most one per interaction. */
export const identityCode = pgTable("identity_code", {
  interaction: text().primaryKey(),
  identityId: uuid()
    .notNull()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  codeHash: text().notNull(),
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
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  state: text().$type<"next" | "current" | "old">().notNull(),
  createdAt: createdAt(),
});
