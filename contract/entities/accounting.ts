import { z } from "zod";
import { invoiceFileStates, invoiceStatuses } from "../enumerations/accounting.ts";
import { paymentStates, paymentTypes } from "../enumerations/companies.ts";
import { limits } from "../limits.ts";
import { oneLine, pageKey, text } from "../values.ts";
import { history } from "./programme.ts";

export const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  /** What it is for, in the office's words. */
  subject: z.string(),
  /** Negative for a credit note. */
  amountCents: z.number().int(),
  status: z.enum(invoiceStatuses),
  paidOn: z.string().nullable(),
  /** Extension: whether there is a PDF of it; an imported one has none until the office brings it. */
  hasFile: z.boolean(),
});
export type Invoice = z.infer<typeof invoice>;

/** An invoice as the office lists it. */
export const keptInvoice = invoice.extend({ company: z.string() });
export type KeptInvoice = z.infer<typeof keptInvoice>;
/** With its PDF, and what changed about it. */
export const wholeInvoice = keptInvoice.extend({
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  ...history,
});
export type WholeInvoice = z.infer<typeof wholeInvoice>;

/** Which invoices: part of a number, company or subject, whether the PDF is there, and `next` of the page before. */
export const invoiceSearch = z.object({
  search: z.string().max(limits.searchCharacters).optional(),
  file: z.enum(invoiceFileStates).optional(),
  after: pageKey.optional(),
});
export type InvoiceSearch = z.infer<typeof invoiceSearch>;

/** What the office tells a company about its billing. */
export const accountingNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  publishedAt: z.string(),
});
export type AccountingNotice = z.infer<typeof accountingNotice>;
export const newNotice = z.object({ title: oneLine(limits.lineCharacters), text: text(limits.textCharacters) });
export type NewNotice = z.infer<typeof newNotice>;

/** All about a company's money at once. */
export const accounting = z.object({
  invoices: z.array(invoice),
  notices: z.array(accountingNotice),
  paymentType: z.enum(paymentTypes).nullable(),
  paymentState: z.enum(paymentStates),
});
export type Accounting = z.infer<typeof accounting>;
