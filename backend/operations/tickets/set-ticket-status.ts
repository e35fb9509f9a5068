import { eq } from "drizzle-orm";
import type { TicketStatus } from "#contract/enumerations/help.ts";
import type { Advising } from "../../callers.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import { lockTicketOfAdvisor } from "./lock-ticket-of-advisor.ts";

/** An advisor sets the status of a ticket of their own applicant or of any company. 404 for any other. */
export async function setTicketStatus(
  { db, now }: Work,
  advising: Advising,
  { ticketId, status }: { ticketId: string; status: TicketStatus },
) {
  const ticket = await lockTicketOfAdvisor(db, advising, ticketId);
  if (ticket.status === status) return;
  await db.update(supportTicket).set({ status, changedAt: now }).where(eq(supportTicket.id, ticket.id));
}
