import type { Invoice } from "#contract/entities/accounting.ts";
import type { InvoiceStatus } from "#contract/enumerations/accounting.ts";
import { day } from "./time.ts";

/** Whether the company still has to pay it; for an open credit note it does not. */
export const isUnpaid = ({ status, amountCents }: Pick<Invoice, "status" | "amountCents">) =>
  status === "open" && amountCents > 0;

/** How many days an open invoice has been due for; 0: not yet, or only today. Both are days in Germany. */
export const daysOverdue = ({ dueOn }: Pick<Invoice, "dueOn">, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / day));

/** The sum in cents; what was cancelled does not count. */
export const sumOf = (invoices: Pick<Invoice, "amountCents" | "status">[]) =>
  invoices.reduce((sum, { amountCents, status }) => (status === "cancelled" ? sum : sum + amountCents), 0);

/** The years that invoices were issued in, the newest first. */
export const yearsOf = (newestFirst: Pick<Invoice, "issuedOn">[]) => [
  ...new Set(newestFirst.map(({ issuedOn }) => issuedOn.slice(0, 4))),
];

/** Those of a year and of a status; of all where none is named. */
export const chosenInvoices = <One extends Pick<Invoice, "issuedOn" | "status">>(
  invoices: One[],
  { year = "", status }: { year?: string; status?: InvoiceStatus },
) => invoices.filter((one) => one.issuedOn.startsWith(year) && (!status || one.status === status));

/** Invoices by the year they were issued in, the newest first. */
export function invoicesByYear<One extends Pick<Invoice, "issuedOn" | "status">>(newestFirst: One[]) {
  return yearsOf(newestFirst).map((year) => ({ year, invoices: chosenInvoices(newestFirst, { year }) }));
}
