import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** An invoice as a PDF. 404 alike for another company's, an unknown one, and one without a file. */
export async function previewInvoice(
  { db, backend, now }: CallWork,
  { companyId }: Pick<Colleague, "companyId">,
  { invoiceId }: { invoiceId: string },
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), eq(invoice.companyId, companyId)));
  const { id, fileKey, mimeType, name } = row ?? {};
  if (!id || !fileKey || !mimeType || !name) throw Refusal.notFound();
  return openStoredFile(backend, invoice, { id, fileKey, mimeType, name }, now);
}
