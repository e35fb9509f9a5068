import { and, eq } from "drizzle-orm";
import type { applicant } from "#contract/calls/applicant.ts";
import { Refusal } from "#contract/errors.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { Call } from "../../http/call.ts";
import { openStoredFile } from "./open-stored-file.ts";

/** The bytes of an own document. Refuses with 404 a foreign one as one that never was, and one whose file is missing. */
export async function previewDocument(call: Call<typeof applicant.previewDocument>): Promise<BytesAnswer> {
  const { db, backend, caller, params, now } = call;
  const [row] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, params.documentId), eq(document.accountId, caller.id)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, document, row, now);
}
