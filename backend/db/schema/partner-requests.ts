import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PartnerRequestStatus } from "#contract/enumerations/companies.ts";
import { createdAt, id, isDemo, moment } from "./columns.ts";
import { company } from "./companies.ts";

/** A company that asked on the public page to become a partner. */
export const partnerRequest = pgTable(
  "partner_request",
  {
    id: id(),
    name: text().notNull(),
    street: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    courses: text().array().notNull().default([]),
    message: text(),
    /** Of the page on which it was sent, for the answer. */
    language: text().notNull().default("de"),
    status: text().$type<PartnerRequestStatus>().notNull().default("open"),
    /** The company that it became or was added to. */
    companyId: uuid().references(() => company.id, { onDelete: "set null" }),
    decidedAt: moment(),
    /** Why it was declined, as it was mailed; null for others, and for those declined before it was kept. */
    refusal: text(),
    /** Of what was sent: the same twice is one request while it is open. */
    contentHash: text().notNull(),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.contentHash).where(sql`${t.status} = 'open'`),
    index().on(t.status, t.createdAt, t.id),
    index().on(t.companyId),
  ],
);
