import { z } from "zod";
import { invoiceStatuses } from "../enumerations/accounting.ts";

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
  /** Extension: whether there is a PDF of it; an imported one has none. */
  hasFile: z.boolean(),
});
export type Invoice = z.infer<typeof invoice>;

/** What the office tells a company about its billing. */
export const accountingNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  publishedAt: z.string(),
});
export type AccountingNotice = z.infer<typeof accountingNotice>;

/** All about a company's money at once. */
export const accounting = z.object({ invoices: z.array(invoice), notices: z.array(accountingNotice) });
export type Accounting = z.infer<typeof accounting>;
