import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { given } from "../../files/given.ts";
import type { KeptFile } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";

/**
 * Gives an invoice its stored PDF, in the place of the one before, which is swept. 404 for an unknown invoice, 422
 * without a file and for what is no PDF (`pdfType`).
 */
export async function uploadInvoiceFile(
  { db }: Work,
  _caller: unknown,
  { invoiceId, upload }: { invoiceId: string; upload?: KeptFile },
): Promise<void> {
  const kept = given(upload);
  if (kept.mimeType !== "application/pdf") throw Refusal.invalid({ file: ["pdfType"] });
  const written = await db
    .update(invoice)
    .set({ ...kept, missingSince: null })
    .where(eq(invoice.id, invoiceId))
    .returning({ id: invoice.id });
  if (written.length === 0) throw Refusal.notFound();
}
