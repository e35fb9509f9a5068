import { type InvoiceStatus, invoiceStatuses } from "#contract/enumerations/accounting.ts";
import { listPlace, oneOf, year } from "../../shared/lists/list-place.ts";

/** Which of a company's invoices are shown; the address holds all of it, so that it can be kept and shared. */
export interface Place {
  year?: string;
  status?: InvoiceStatus;
}

export const { placeIn, placeWith } = listPlace<Place>({ year, status: oneOf(invoiceStatuses) });
