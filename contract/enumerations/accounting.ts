/** `in_review`: the company says that it has paid; `offset`: set off against another one. */
export const invoiceStatuses = ["open", "in_review", "paid", "offset", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Whether the PDF of an invoice is there. */
export const invoiceFileStates = ["missing", "there"] as const;
export type InvoiceFileState = (typeof invoiceFileStates)[number];
