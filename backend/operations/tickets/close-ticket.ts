import type { Work } from "../../work.ts";
import type { TicketReader } from "./asker.ts";
import { lockTicket } from "./lock-ticket.ts";
import { moveTicket } from "./move-ticket.ts";

/** The person who asked needs no further answer. 404 for a ticket that is not open to the caller. */
export async function closeTicket(work: Work, reader: TicketReader, { ticketId }: { ticketId: string }) {
  const ticket = await lockTicket(work.db, reader, ticketId);
  if (ticket.status !== "closed") await moveTicket(work, ticket, "closed");
}
