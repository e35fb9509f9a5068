import { company } from "#contract/calls/company.ts";
import { fetchAccounting } from "../operations/accounting/fetch-accounting.ts";
import { fetchAccountingNotices } from "../operations/accounting/fetch-accounting-notices.ts";
import { fetchInvoices } from "../operations/accounting/fetch-invoices.ts";
import { previewInvoice } from "../operations/accounting/preview-invoice.ts";
import { serve } from "./call.ts";

export const accountingRoutes = [
  serve(company.fetchInvoices, fetchInvoices),
  serve(company.fetchAccountingNotices, fetchAccountingNotices),
  serve(company.fetchAccounting, fetchAccounting),
  serve(company.previewInvoice, previewInvoice),
];
