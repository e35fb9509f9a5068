import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { type CheckedFile, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";

const refuseOthers = (mimeType: string) => {
  if (mimeType !== "application/pdf") throw Refusal.invalid({ file: ["pdfType"] });
};

/**
 * Stores the PDF of an invoice, in the place of the one before, which is swept. 404 for an unknown invoice, 422 as
 * `keepUpload` says, and for what is no PDF (`pdfType`).
 */
export async function uploadInvoiceFile(
  { db, backend }: CallWork,
  _caller: unknown,
  { invoiceId, upload }: { invoiceId: string; upload?: CheckedFile },
): Promise<void> {
  const writeRow = async (kept: object) => {
    const written = await db
      .update(invoice)
      .set({ ...kept, missingSince: null })
      .where(eq(invoice.id, invoiceId))
      .returning({ id: invoice.id });
    if (written.length === 0) throw Refusal.notFound();
  };
  await keepUpload(backend.files, upload, writeRow, refuseOthers);
}
