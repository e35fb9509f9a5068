import { desc, eq } from "drizzle-orm";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import type { Actor } from "../../callers.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { listedTicketFrom } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";

/** An applicant's support tickets, last changed first. */
export async function fetchTickets({ db }: Work, { id: accountId }: Actor): Promise<ListedTicket[]> {
  const rows = await db
    .select()
    .from(supportTicket)
    .where(eq(supportTicket.accountId, accountId))
    .orderBy(desc(supportTicket.changedAt), desc(supportTicket.id));
  return rows.map(listedTicketFrom);
}
