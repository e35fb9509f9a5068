import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { InvoiceStatus } from "#contract/enumerations/accounting.ts";
import { createdAt, id, moment } from "./columns.ts";
import { company } from "./companies.ts";

const ofCompany = () =>
  uuid()
    .notNull()
    .references(() => company.id, { onDelete: "cascade" });

/** An invoice, with its stored PDF unless it was imported; a credit note has a negative amount. */
export const invoice = pgTable(
  "invoice",
  {
    id: id(),
    companyId: ofCompany(),
    number: text().notNull(),
    issuedOn: date().notNull(),
    dueOn: date().notNull(),
    subject: text().notNull(),
    amountCents: integer().notNull(),
    status: text().$type<InvoiceStatus>().notNull().default("open"),
    paidOn: date(),
    name: text(),
    mimeType: text(),
    bytes: integer(),
    fileKey: uuid().unique(),
    missingSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.number),
    index().on(t.companyId, t.issuedOn),
    index("invoice_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
);

/** What the office tells a company about its billing. */
export const accountingNotice = pgTable(
  "accounting_notice",
  {
    id: id(),
    companyId: ofCompany(),
    title: text().notNull(),
    text: text().notNull(),
    publishedAt: createdAt(),
  },
  (t) => [index().on(t.companyId, t.publishedAt)],
);
