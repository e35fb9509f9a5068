import { desc, eq, getTableColumns } from "drizzle-orm";
import type { ListedTicket } from "#contract/entities/support-ticket.ts";
import { supportTicket, ticketMessage } from "../../db/schema/tickets.ts";
import { listedTicketFrom } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { isOpenTo, type TicketReader } from "./asker.ts";

/** The support tickets that are open to the reader, last changed first. */
export async function fetchTickets({ db }: Work, reader: TicketReader): Promise<ListedTicket[]> {
  const first = db
    .selectDistinctOn([ticketMessage.ticketId], { ticketId: ticketMessage.ticketId, author: ticketMessage.author })
    .from(ticketMessage)
    .innerJoin(supportTicket, eq(supportTicket.id, ticketMessage.ticketId))
    .where(isOpenTo(reader))
    .orderBy(ticketMessage.ticketId, ticketMessage.at, ticketMessage.id)
    .as("first");
  const rows = await db
    .select({ ticket: getTableColumns(supportTicket), openedBy: first.author })
    .from(supportTicket)
    .leftJoin(first, eq(first.ticketId, supportTicket.id))
    .where(isOpenTo(reader))
    .orderBy(desc(supportTicket.changedAt), desc(supportTicket.id));
  return rows.map(({ ticket, openedBy }) => listedTicketFrom(ticket, openedBy, reader));
}
