import { eq } from "drizzle-orm";
import type { WholeInvoice } from "#contract/entities/accounting.ts";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { historyOf } from "../programme/history-of.ts";
import { keptInvoiceColumns } from "./fetch-kept-invoices.ts";

/** An invoice with its PDF and what changed about it. 404 for an unknown one. */
export async function fetchKeptInvoice(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { invoiceId }: { invoiceId: string },
): Promise<WholeInvoice> {
  const { name, bytes, createdAt } = invoice;
  const [found] = await db
    .select({ kept: keptInvoiceColumns, name, bytes, createdAt })
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .where(eq(invoice.id, invoiceId));
  if (!found) throw Refusal.notFound();
  const { kept } = found;
  const file = kept.hasFile ? { name: found.name!, bytes: found.bytes! } : null;
  return { ...kept, file, ...(await historyOf(db, { id: kept.id, createdAt: found.createdAt })) };
}
