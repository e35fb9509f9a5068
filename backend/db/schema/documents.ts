import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentCategory, DocumentType } from "#contract/enumerations/documents.ts";
import { account } from "./account.ts";
import { createdAt, id, moment, storedFile } from "./columns.ts";
import { company, companyUser } from "./companies.ts";

export const document = pgTable(
  "document",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    category: text().$type<DocumentCategory>().notNull(),
    type: text().$type<DocumentType>().notNull(),
    ...storedFile(),
    refusalReason: text(),
    /** When an advisor found it in order; neither this nor a reason: not checked yet. */
    acceptedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.accountId),
    index("document_waits").on(t.accountId).where(sql`${t.acceptedAt} is null and ${t.refusalReason} is null`),
    index("document_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
);

/** A paper that a company keeps for its people. */
export const companyDocument = pgTable(
  "company_document",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    uploadedBy: uuid().references(() => companyUser.id, { onDelete: "set null" }),
    ...storedFile(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.companyId, t.createdAt),
    index().on(t.uploadedBy),
    index("company_document_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
);
