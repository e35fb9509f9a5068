import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "./open-stored-file.ts";

/** The bytes of an own document. 404 alike for another account's, an unknown one and a missing file. */
export async function previewDocument(
  { db, backend, now }: CallWork,
  { id: accountId }: Actor,
  { documentId }: { documentId: string },
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.accountId, accountId)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, document, row, now);
}
