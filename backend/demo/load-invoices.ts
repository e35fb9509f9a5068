import { and, eq } from "drizzle-orm";
import type { InvoiceStatus } from "#contract/enumerations/accounting.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { accountingNotice, invoice } from "../db/schema/accounting.ts";
import { company } from "../db/schema/companies.ts";
import { companies } from "./companies.ts";
import { keepMadePdf, type Parts } from "./keep-made-pdf.ts";

const [whose] = companies as [(typeof companies)[number]];

interface DemoInvoice {
  /** How many days ago it was issued. */
  days: number;
  /** Without one, the fee of a month. */
  subject?: string;
  euros: number;
  status: InvoiceStatus;
}

const fee = 620;
const monthOf = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });
/** For the month in which it is issued. */
const monthly = (days: number, status: InvoiceStatus) => ({ days, euros: fee, status });

/** Of two years, one in each status; the newest is not due yet, the one before it is. */
const invoices: DemoInvoice[] = [
  { days: 5, subject: "Einschreibung Frieda Lorenzen", euros: 390, status: "open" },
  monthly(38, "open"),
  { days: 52, subject: "Einführungswoche, eine Person", euros: 180, status: "in_review" },
  monthly(68, "paid"),
  monthly(99, "paid"),
  { days: 130, subject: "Messestand beim Campus-Tag Hamburg", euros: 450, status: "cancelled" },
  { days: 160, subject: "Gutschrift: Campus-Tag ausgefallen", euros: -120, status: "offset" },
  monthly(400, "paid"),
  monthly(430, "paid"),
  { days: 460, subject: "Gutschrift: doppelt berechneter Monat", euros: -fee, status: "offset" },
];

const notices = [
  {
    days: 12,
    title: "Rechnungen kommen künftig am Monatsersten",
    text: "Bisher kamen sie am ersten Werktag. Beträge und Zahlungsziel ändern sich nicht.",
  },
  {
    days: 75,
    title: "Neue Bankverbindung der Hochschule",
    text: "Sie steht auf jeder Rechnung seit diesem Quartal. Wer per Lastschrift zahlt, muss nichts ändern.",
  },
];

/** Adds Alsterwerft Medien's invoices with their PDFs and the notes on billing, unless it has some. */
export async function loadInvoices(tx: Tx, parts: Parts, now: Date) {
  const isTheirs = and(eq(company.name, whose.name), eq(company.isDemo, true));
  const [payer] = await tx.select({ id: company.id }).from(company).where(isTheirs);
  if (!payer || (await tx.$count(invoice, eq(invoice.companyId, payer.id)))) return;
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
  const rows = invoices.map(async ({ days, euros, status, ...of }, index) => {
    const subject = of.subject ?? `Studiengebühr ${monthOf.format(inDays(-days))}, eine Studierende`;
    const [issuedOn, dueOn] = [dayIn(-days), dayIn(30 - days)];
    const number = `DS-${issuedOn.slice(0, 4)}-${String(400 - index * 7).padStart(4, "0")}`;
    const title = `${euros < 0 ? "Gutschrift" : "Rechnung"} ${number}`;
    const lines = [
      whose.name,
      `${whose.street}, ${whose.postalCode} ${whose.city}`,
      "",
      subject,
      `Betrag: ${euros.toLocaleString("de-DE", { minimumFractionDigits: 2 })} EUR`,
      `Ausgestellt am ${issuedOn.split("-").reverse().join(".")}`,
      `Zahlbar bis ${dueOn.split("-").reverse().join(".")}`,
    ];
    const values = { companyId: payer.id, number, issuedOn, dueOn, subject, amountCents: euros * 100, status };
    const paidOn = status === "paid" ? dayIn(27 - days) : null;
    return { ...values, paidOn, ...(await keepMadePdf(parts, { name: `${number}.pdf`, title, lines })) };
  });
  await tx.insert(invoice).values(await Promise.all(rows));
  const told = notices.map(({ days, ...notice }) => ({ ...notice, companyId: payer.id, publishedAt: inDays(-days) }));
  await tx.insert(accountingNotice).values(told);
}
