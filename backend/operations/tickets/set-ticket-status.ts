import type { TicketStatus } from "#contract/enumerations/tickets.ts";
import { Refusal } from "#contract/errors.ts";
import { statusesByHand } from "#domain/ticket-status.ts";
import type { Work } from "../../work.ts";
import type { Answering } from "./asker.ts";
import { lockReadTicket } from "./lock-ticket.ts";
import { moveTicket } from "./move-ticket.ts";

interface Change {
  ticketId: string;
  status: TicketStatus;
  /** How many messages the advisor had read; absent: any. */
  version?: number;
}

/**
 * An advisor sets the status of a ticket that is open to them. 404 for any other, 409 when it has come where this
 * cannot be set by hand, or when somebody wrote in it since it was read.
 */
export async function setTicketStatus(work: Work, advisor: Answering, { ticketId, status, version }: Change) {
  const ticket = await lockReadTicket(work.db, advisor, ticketId, version);
  if (ticket.status === status) return;
  if (!statusesByHand(ticket.status).includes(status)) throw Refusal.conflict({ status: ["ticketMoved"] });
  await moveTicket(work, ticket, status);
}
