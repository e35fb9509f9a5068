import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentCategory, DocumentType } from "#contract/enumerations/documents.ts";
import { account } from "./account.ts";
import { createdAt, id, missingSince } from "./columns.ts";

export const document = pgTable(
  "document",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    category: text().$type<DocumentCategory>().notNull(),
    type: text().$type<DocumentType>().notNull(),
    name: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    fileKey: uuid().notNull().unique(),
    missingSince: missingSince(),
    refusalReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.accountId),
    index("document_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
);
