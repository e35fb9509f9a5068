import { eq } from "drizzle-orm";
import type { TicketStatus } from "#contract/enumerations.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { lockTicketOfAdvisor } from "./lock-ticket-of-advisor.ts";

/** An advisor says where a ticket of their own applicant stands. Refuses with 404 any other. */
export async function setTicketStatus(
  db: Executor,
  advisorId: string,
  ticketId: string,
  status: TicketStatus,
  now: Date,
) {
  const ticket = await lockTicketOfAdvisor(db, advisorId, ticketId);
  if (ticket.status === status) return;
  await db.update(supportTicket).set({ status, changedAt: now }).where(eq(supportTicket.id, ticket.id));
}
