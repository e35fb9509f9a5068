import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { InvoiceSearch, KeptInvoice } from "#contract/entities/accounting.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { company } from "../../db/schema/companies.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { pageBy } from "../page-key.ts";
import { invoiceColumns } from "./fetch-invoices.ts";

export const keptInvoiceColumns = { ...invoiceColumns, company: company.name };
const isIn = { missing: isNull(invoice.fileKey), there: isNotNull(invoice.fileKey) };

/** One page of the invoices of all companies, the highest number first. */
export async function fetchKeptInvoices(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { search, file, after }: InvoiceSearch,
): Promise<{ items: KeptInvoice[]; next: string | null }> {
  const isSought = mention(search, invoice.number, company.name, invoice.subject);
  const found = await db
    .select(keptInvoiceColumns)
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .where(and(isSought, file && isIn[file], after === undefined ? undefined : lt(invoice.number, after)))
    .orderBy(desc(invoice.number))
    .limit(deskLimits.invoicesPerPage + 1);
  return pageBy(found, deskLimits.invoicesPerPage, ({ number }) => number);
}
