import { isNotNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { invoice } from "../../db/schema/accounting.ts";
import { document } from "../../db/schema/documents.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";

/** How many stored files were not there at the last sweep. */
export async function countMissingFiles(db: Db): Promise<number> {
  const counts = [document, invoice, ticketAttachment].map((table) => db.$count(table, isNotNull(table.missingSince)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
