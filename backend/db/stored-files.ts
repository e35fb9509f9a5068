import { invoice } from "./schema/accounting.ts";
import { companyDocument, document } from "./schema/documents.ts";
import { textFile } from "./schema/texts.ts";
import { ticketAttachment } from "./schema/tickets.ts";

/** The tables whose rows have a file each: a file that none of them names is swept. */
export const tablesWithFiles = [companyDocument, document, invoice, textFile, ticketAttachment];
export type TableWithFiles = (typeof tablesWithFiles)[number];
