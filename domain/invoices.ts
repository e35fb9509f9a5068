import type { Invoice } from "#contract/entities/accounting.ts";
import { day } from "./time.ts";

/** Whether the company still has to pay it. */
export const isUnpaid = ({ status }: Pick<Invoice, "status">) => status === "open";

/** How many days an open invoice has been due for; 0: not yet, or only today. Both are days in Germany. */
export const daysOverdue = ({ dueOn }: Pick<Invoice, "dueOn">, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / day));

/** The sum in cents; what was cancelled does not count. */
export const sumOf = (invoices: Pick<Invoice, "amountCents" | "status">[]) =>
  invoices.reduce((sum, { amountCents, status }) => (status === "cancelled" ? sum : sum + amountCents), 0);

/** Invoices by the year they were issued in, the newest first. */
export function invoicesByYear<One extends Pick<Invoice, "issuedOn">>(newestFirst: One[]) {
  const years = [...new Set(newestFirst.map(({ issuedOn }) => issuedOn.slice(0, 4)))];
  return years.map((year) => ({ year, invoices: newestFirst.filter(({ issuedOn }) => issuedOn.startsWith(year)) }));
}
