import { office } from "#contract/calls/office.ts";

/** What was seen of the table. */
export const seenForm = office.importTable.body;
