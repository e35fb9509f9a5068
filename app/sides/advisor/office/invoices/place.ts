import { type InvoiceFileState, invoiceFileStates } from "#contract/enumerations/accounting.ts";
import { key, listPlace, oneOf, search } from "../../../shared/lists/list-place.ts";

/** Which invoices are shown. */
export interface Place {
  search?: string;
  file?: InvoiceFileState;
  after?: string;
}
export const { placeIn, placeWith } = listPlace<Place>({ search, file: oneOf(invoiceFileStates), after: key });
