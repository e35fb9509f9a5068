import { and, eq, type SQL } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

interface What {
  invoiceId: string;
}

/** An invoice as a PDF. 404 alike for another company's, an unknown one, and one without a file. */
export const previewInvoice = (work: CallWork, { companyId }: Pick<Colleague, "companyId">, { invoiceId }: What) =>
  open(work, and(eq(invoice.id, invoiceId), eq(invoice.companyId, companyId)));

/** The same for the office, of any company. */
export const previewAnyInvoice = (work: CallWork, _caller: unknown, { invoiceId }: What) =>
  open(work, eq(invoice.id, invoiceId));

async function open({ db, backend, now }: CallWork, which: SQL | undefined): Promise<BytesAnswer> {
  const [row] = await db.select().from(invoice).where(which);
  const { id, fileKey, mimeType, name } = row ?? {};
  if (!id || !fileKey || !mimeType || !name) throw Refusal.notFound();
  return openStoredFile(backend, invoice, { id, fileKey, mimeType, name }, now);
}
