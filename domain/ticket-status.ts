import type { TicketStatus } from "#contract/enumerations/help.ts";
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
