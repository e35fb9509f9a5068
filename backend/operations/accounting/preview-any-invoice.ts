import { eq } from "drizzle-orm";
import { invoice } from "../../db/schema/accounting.ts";
import type { CallWork } from "../../work.ts";
import { openInvoiceFile } from "./open-invoice-file.ts";

/** An invoice of any company as a PDF, for the office. 404 alike for an unknown one and one without a file. */
export const previewAnyInvoice = (work: CallWork, _caller: unknown, { invoiceId }: { invoiceId: string }) =>
  openInvoiceFile(work, eq(invoice.id, invoiceId));
