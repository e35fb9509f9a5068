import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** The bytes of a company's document. 404 alike for another company's, an unknown one and a missing file. */
export async function previewCompanyDocument(
  { db, backend, now }: CallWork,
  { companyId }: Pick<Colleague, "companyId">,
  { companyDocumentId: id }: { companyDocumentId: string },
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(companyDocument)
    .where(and(eq(companyDocument.id, id), eq(companyDocument.companyId, companyId)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, companyDocument, row, now);
}
