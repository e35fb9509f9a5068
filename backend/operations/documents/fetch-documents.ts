import { asc, eq } from "drizzle-orm";
import type { Document } from "#contract/entities/document.ts";
import type { Actor } from "../../callers.ts";
import { documentFrom } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { document } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";

/** An applicant's documents, oldest first. */
export async function fetchDocuments({ db }: Work, { id: accountId }: Actor): Promise<Document[]> {
  return (await ownDocuments(db, accountId)).map(documentFrom);
}

/** The same as they are stored. */
export const ownDocuments = (db: Executor, accountId: string) =>
  db
    .select()
    .from(document)
    .where(eq(document.accountId, accountId))
    .orderBy(asc(document.createdAt), asc(document.id));

/** What of them decides how far the steps are. */
export const sortedDocuments = (db: Executor, accountId: string) =>
  db
    .select({ category: document.category, type: document.type, refusalReason: document.refusalReason })
    .from(document)
    .where(eq(document.accountId, accountId));
