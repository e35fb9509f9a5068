import { and, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { InvoiceSearch, KeptInvoice, WholeInvoice } from "#contract/entities/accounting.ts";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { company } from "../../db/schema/companies.ts";
import { anywhere } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { historyOf } from "../programme/history-of.ts";
import { invoiceColumns } from "./fetch-invoices.ts";

const columns = { ...invoiceColumns, company: company.name };
const isIn = { missing: isNull(invoice.fileKey), there: isNotNull(invoice.fileKey) };

/** One page of the invoices of all companies, the highest number first. */
export async function fetchKeptInvoices(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { search = "", file, after }: InvoiceSearch,
): Promise<{ items: KeptInvoice[]; next: string | null }> {
  const pattern = anywhere(search);
  const isSought = [invoice.number, company.name, invoice.subject].map((column) => sql`${column} ilike ${pattern}`);
  const found = await db
    .select(columns)
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .where(and(or(...isSought), file && isIn[file], after === undefined ? undefined : lt(invoice.number, after)))
    .orderBy(desc(invoice.number))
    .limit(deskLimits.invoicesPerPage + 1);
  const items = found.slice(0, deskLimits.invoicesPerPage);
  return { items, next: found.length > items.length ? items.at(-1)!.number : null };
}

/** An invoice with its PDF and what changed about it. 404 for an unknown one. */
export async function fetchKeptInvoice(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { invoiceId }: { invoiceId: string },
): Promise<WholeInvoice> {
  const { name, bytes, createdAt } = invoice;
  const [found] = await db
    .select({ kept: columns, name, bytes, createdAt })
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .where(eq(invoice.id, invoiceId));
  if (!found) throw Refusal.notFound();
  const { kept } = found;
  const file = kept.hasFile ? { name: found.name!, bytes: found.bytes! } : null;
  return { ...kept, file, ...(await historyOf(db, { id: kept.id, createdAt: found.createdAt })) };
}
