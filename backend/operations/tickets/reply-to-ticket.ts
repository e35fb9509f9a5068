import { and, eq } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "#domain/person-name.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Adds a message to the caller's own ticket; a closed one opens again. 404 for another person's or an unknown ticket,
 * 422 as `openTicket`, 429 after `limits.ticketsPerHour` messages.
 */
export async function replyToTicket(
  { db, now }: Work,
  caller: ApplicantCaller,
  { ticketId, ...reply }: { ticketId: string; text: string; attachments?: string[] },
): Promise<TicketMessage> {
  const own = and(eq(supportTicket.id, ticketId), eq(supportTicket.accountId, caller.id));
  const [row] = await db.select().from(supportTicket).where(own).for("update");
  if (!row) throw Refusal.notFound();
  await countAttempt(db, "ticketReply", caller.id, { limit: limits.ticketsPerHour, minutes: 60 }, now);
  return writeMessage(db, row, { role: "applicant", author: nameOf(caller.account), ...reply }, now);
}
