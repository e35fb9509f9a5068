import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import type { Asker } from "./asker.ts";
import { lockTicket } from "./lock-ticket.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Adds a message to the caller's own ticket or their company's; a closed one opens again. 404 for any other ticket, 422
 * as `openTicket`, 429 after `limits.ticketsPerHour` messages.
 */
export async function replyToTicket(
  { db, now }: Work,
  asker: Asker,
  { ticketId, ...reply }: { ticketId: string; text: string; attachments?: string[] },
): Promise<TicketMessage> {
  const row = await lockTicket(db, asker, ticketId);
  await countAttempt(db, "ticketReply", asker.id, hourly(limits.ticketsPerHour), now);
  return writeMessage(db, row, asker, reply, now);
}
