import { and, eq } from "drizzle-orm";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { isOpenTo, type TicketReader } from "./asker.ts";

/** A ticket with all its messages. 404 alike for one that is not open to the reader and an unknown one. */
export async function fetchTicket(
  { db }: Work,
  reader: TicketReader,
  { ticketId }: { ticketId: string },
): Promise<SupportTicket> {
  const [row] = await db
    .select()
    .from(supportTicket)
    .where(and(eq(supportTicket.id, ticketId), isOpenTo(reader)));
  if (!row) throw Refusal.notFound();
  return wholeTicket(db, row, reader);
}
