import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { CallWork } from "../../work.ts";

const none = { name: null, mimeType: null, bytes: null, fileKey: null, missingSince: null };

/** Takes the PDF of an invoice away; the file is swept. 404 for an unknown invoice. */
export async function removeInvoiceFile(
  { db }: CallWork,
  _caller: unknown,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const written = await db.update(invoice).set(none).where(eq(invoice.id, invoiceId)).returning({ id: invoice.id });
  if (written.length === 0) throw Refusal.notFound();
}
