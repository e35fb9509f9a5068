import { desc, eq } from "drizzle-orm";
import type { Accounting } from "#contract/entities/accounting.ts";
import { Refusal } from "#contract/errors.ts";
import { paymentStateOf } from "#domain/payment.ts";
import type { Colleague } from "../../callers.ts";
import { accountingNotice } from "../../db/schema/accounting.ts";
import { bankAccount, company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { asRead } from "./fetch-accounting-notices.ts";
import { fetchInvoices } from "./fetch-invoices.ts";

type Reader = Pick<Colleague, "companyId">;

/**
 * A company's invoices and what the office tells it about its billing, the newest first, and how it pays. 404 when the
 * company is gone.
 */
export async function fetchAccounting(work: Pick<Work, "db">, reader: Reader): Promise<Accounting> {
  const [invoices, billing] = await Promise.all([fetchInvoices(work, reader), fetchBilling(work, reader)]);
  return { invoices, ...billing };
}

/** One statement: a page about money makes no more of them for telling how the company pays. */
async function fetchBilling({ db }: Pick<Work, "db">, { companyId }: Reader): Promise<Omit<Accounting, "invoices">> {
  const rows = await db
    .select({ type: company.paymentType, mandate: bankAccount.mandateReference, notice: accountingNotice })
    .from(company)
    .leftJoin(bankAccount, eq(bankAccount.companyId, company.id))
    .leftJoin(accountingNotice, eq(accountingNotice.companyId, company.id))
    .where(eq(company.id, companyId))
    .orderBy(desc(accountingNotice.publishedAt), desc(accountingNotice.id));
  const [first] = rows;
  if (!first) throw Refusal.notFound();
  return {
    notices: rows.flatMap(({ notice }) => (notice ? [asRead(notice)] : [])),
    paymentType: first.type,
    paymentState: paymentStateOf(first.type, first.mandate !== null),
  };
}
