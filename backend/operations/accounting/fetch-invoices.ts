import { desc, eq, sql } from "drizzle-orm";
import type { Invoice } from "#contract/entities/accounting.ts";
import type { Colleague } from "../../callers.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { Work } from "../../work.ts";

/** An invoice as its company reads it. */
export const invoiceColumns = {
  id: invoice.id,
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  subject: invoice.subject,
  amountCents: invoice.amountCents,
  status: invoice.status,
  paidOn: invoice.paidOn,
  hasFile: sql<boolean>`${invoice.fileKey} is not null`,
};

/** A company's invoices and credit notes, the newest first. */
export const fetchInvoices = (
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
): Promise<Invoice[]> =>
  db
    .select(invoiceColumns)
    .from(invoice)
    .where(eq(invoice.companyId, companyId))
    .orderBy(desc(invoice.issuedOn), desc(invoice.number));
