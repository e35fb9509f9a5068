import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentCategory, DocumentType } from "#contract/enumerations/documents.ts";
import { account } from "./account.ts";
import { createdAt, id, storedFile } from "./columns.ts";

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
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.accountId),
    index("document_missing").on(t.missingSince).where(sql`${t.missingSince} is not null`),
  ],
);
