import { and, eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { CallWork } from "../../work.ts";
import { openInvoiceFile } from "./open-invoice-file.ts";

/** An invoice as a PDF. 404 alike for another company's, an unknown one, and one without a file. */
export const previewInvoice = (
  work: CallWork,
  { companyId }: Pick<Colleague, "companyId">,
  { invoiceId }: { invoiceId: string },
) => openInvoiceFile(work, and(eq(invoice.id, invoiceId), eq(invoice.companyId, companyId)));
