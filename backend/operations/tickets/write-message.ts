import { and, eq, inArray, isNull } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { statusAfterMessage } from "#domain/ticket-status.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import { messageFrom } from "../../db/tickets.ts";

interface Written {
  role: "applicant" | "study_advisor";
  author: string;
  text: string;
  attachments?: string[];
}

/**
 * Adds a message to a ticket that the caller has locked or just made; its status follows. Refuses with 422 at
 * `attachments` a file that does not wait for the ticket's own applicant.
 */
export async function writeMessage(
  db: Executor,
  ticket: typeof supportTicket.$inferSelect,
  { attachments = [], ...written }: Written,
  now: Date,
): Promise<TicketMessage> {
  const [row] = await db
    .insert(ticketMessage)
    .values({ ticketId: ticket.id, ...written, at: now })
    .returning();
  const attached = await attach(db, ticket.accountId, row!.id, [...new Set(attachments)]);
  await db
    .update(supportTicket)
    .set({ status: statusAfterMessage(ticket.status, written.role), changedAt: now })
    .where(eq(supportTicket.id, ticket.id));
  return messageFrom(row!, attached);
}

async function attach(db: Executor, accountId: string | null, messageId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const waiting = and(
    inArray(ticketAttachment.id, ids),
    eq(ticketAttachment.accountId, accountId ?? ""),
    isNull(ticketAttachment.messageId),
  );
  const rows = await db.update(ticketAttachment).set({ messageId }).where(waiting).returning();
  if (rows.length < ids.length) throw Refusal.invalid({ attachments: ["attachmentGone"] });
  return rows;
}
