import { and, eq } from "drizzle-orm";
import type { OpenedTicket } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { isOpenTo, type TicketReader } from "./asker.ts";
import { fetchAttachments } from "./fetch-attachments.ts";

/**
 * A ticket with all its messages, and the reader's files that wait for the next one. 404 alike for one that is not open
 * to the reader and an unknown one.
 */
export async function fetchTicket(
  work: Work,
  reader: TicketReader,
  { ticketId }: { ticketId: string },
): Promise<OpenedTicket> {
  const [ticket, waiting] = await Promise.all([
    wholeTicket(work.db, and(eq(supportTicket.id, ticketId), isOpenTo(reader)), reader),
    fetchAttachments(work, reader),
  ]);
  if (!ticket) throw Refusal.notFound();
  return { ...ticket, waiting };
}
