import { type TicketStatus, ticketStatuses } from "#contract/enumerations/tickets.ts";
import type { SideRole } from "#contract/sides.ts";

/**
 * Where a message brings a ticket: an answer of ours waits for the one who asked; a question goes on where somebody
 * is at work on it, and opens a closed ticket again.
 */
export function statusAfterMessage(status: TicketStatus, role: SideRole): TicketStatus {
  if (role === "study_advisor") return "waiting";
  if (status === "closed") return "open";
  return status === "waiting" ? "in_progress" : status;
}

/** What an advisor may make of a ticket without writing in it. */
const byHand: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ["in_progress", "closed"],
  in_progress: ["waiting", "closed"],
  waiting: ["in_progress", "closed"],
  closed: ["in_progress"],
};

/** Where an advisor may put a ticket by hand; used by buttons and backend alike. */
export const statusesByHand = (status: TicketStatus) => byHand[status];

/** Whether somebody waits for an answer of ours. */
export const waitsForUs = (status: TicketStatus) => status === "open" || status === "in_progress";

/** Statuses in which somebody waits for an answer of ours. */
export const waitingForUs = ticketStatuses.filter(waitsForUs);
