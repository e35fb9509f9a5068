import type { Accounting } from "#contract/entities/accounting.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { fetchAccountingNotices } from "./fetch-accounting-notices.ts";
import { fetchInvoices } from "./fetch-invoices.ts";

/** A company's invoices and what the office tells it about its billing, the newest first. */
export async function fetchAccounting(
  work: Pick<Work, "db">,
  reader: Pick<Colleague, "companyId">,
): Promise<Accounting> {
  const [invoices, notices] = await Promise.all([fetchInvoices(work, reader), fetchAccountingNotices(work, reader)]);
  return { invoices, notices };
}
