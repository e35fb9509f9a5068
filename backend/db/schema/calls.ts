import { isNotNull } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** One answer per caller and key, kept 24 h: the same post twice makes one change. */
export const idempotentCall = pgTable(
  "idempotent_call",
  {
    caller: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    answer: jsonb(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.key, t.operation] }), index().on(t.at)],
);

export const auditEntry = pgTable(
  "audit_entry",
  {
    id: id(),
    at: createdAt(),
    caller: text().notNull(),
    role: text().notNull(),
    operation: text().notNull(),
    subject: text(),
    /** Names only: what changed, never the values. */
    fields: text().array().notNull().default([]),
    requestId: text(),
    /** For which company, and about which applicant: applicants may read which companies looked at them (ADR 0062). */
    companyId: uuid(),
    accountId: uuid(),
  },
  (t) => [
    index().on(t.at),
    index().on(t.subject, t.at),
    index().on(t.caller, t.at),
    index().on(t.operation, t.at),
    index().on(t.accountId, t.at).where(isNotNull(t.accountId)),
  ],
);

/** Attempts of one kind (sign-in, code entry …) by one person or address within a window. */
export const attempt = pgTable(
  "attempt",
  { id: id(), kind: text().notNull(), who: text().notNull(), at: createdAt() },
  (t) => [index().on(t.kind, t.who, t.at)],
);
