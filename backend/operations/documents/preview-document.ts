import type { Actor } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { documentOf } from "./document-of.ts";
import { openStoredFile } from "./open-stored-file.ts";

/** The bytes of an own document. 404 alike for another account's, an unknown one and a missing file. */
export async function previewDocument(
  { db, backend, now }: CallWork,
  { id: accountId }: Actor,
  { documentId }: { documentId: string },
): Promise<BytesAnswer> {
  return openStoredFile(backend, document, await documentOf(db, accountId, documentId), now);
}
