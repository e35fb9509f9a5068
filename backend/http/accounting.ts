import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { fetchAccounting } from "../operations/accounting/fetch-accounting.ts";
import { fetchAccountingNotices } from "../operations/accounting/fetch-accounting-notices.ts";
import { fetchInvoices } from "../operations/accounting/fetch-invoices.ts";
import { fetchKeptInvoice } from "../operations/accounting/fetch-kept-invoice.ts";
import { fetchKeptInvoices } from "../operations/accounting/fetch-kept-invoices.ts";
import { previewAnyInvoice } from "../operations/accounting/preview-any-invoice.ts";
import { previewInvoice } from "../operations/accounting/preview-invoice.ts";
import { removeInvoiceFile } from "../operations/accounting/remove-invoice-file.ts";
import { removeNotice } from "../operations/accounting/remove-notice.ts";
import { tellOfBilling } from "../operations/accounting/tell-of-billing.ts";
import { uploadInvoiceFile } from "../operations/accounting/upload-invoice-file.ts";
import { serve, serveFile } from "./call.ts";

export const accountingRoutes = [
  serve(company.fetchInvoices, fetchInvoices),
  serve(company.fetchAccountingNotices, fetchAccountingNotices),
  serve(company.fetchAccounting, fetchAccounting),
  serve(company.previewInvoice, previewInvoice),
  serve(office.fetchInvoices, fetchKeptInvoices),
  serve(office.fetchInvoice, fetchKeptInvoice),
  serve(office.fetchInvoiceFile, previewAnyInvoice),
  serveFile(office.uploadInvoiceFile, uploadInvoiceFile),
  serve(office.removeInvoiceFile, removeInvoiceFile),
  serve(office.tellOfBilling, tellOfBilling),
  serve(office.removeNotice, removeNotice),
];
