import { eq } from "drizzle-orm";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import type { TicketReader } from "./asker.ts";
import { lockTicket } from "./lock-ticket.ts";

/** The person who asked needs no further answer. 404 for a ticket that is not open to the caller. */
export async function closeTicket({ db, now }: Work, reader: TicketReader, { ticketId }: { ticketId: string }) {
  const { id, status } = await lockTicket(db, reader, ticketId);
  if (status === "closed") return;
  await db.update(supportTicket).set({ status: "closed", changedAt: now }).where(eq(supportTicket.id, id));
}
