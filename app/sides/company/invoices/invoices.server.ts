import { requireColleague } from "#app/auth/require-colleague.server.ts";
import type { PortalContext } from "#app/context.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { Invoice } from "#contract/entities/accounting.ts";
import { chosenInvoices, yearsOf } from "#domain/invoices.ts";
import { placeIn } from "./place.ts";

/** The colleague before pages about money, and whether they may see it and say how it is paid. */
export async function requireAccountant(context: PortalContext) {
  const { company, may } = await requireColleague(context);
  const mayRead = may(calls.fetchInvoices);
  return { company, companyId: company.id, mayRead, mayPay: may(calls.changePaymentType) };
}

/** The invoices that an address names, and the years to choose from; a year without any invoice names none. */
export function chosenIn(invoices: Invoice[], url: string) {
  const years = yearsOf(invoices);
  const { year, ...named } = placeIn(url);
  const place = { ...named, year: years.find((one) => one === year) };
  return { years, place, chosen: chosenInvoices(invoices, place) };
}
