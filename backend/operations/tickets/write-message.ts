import { and, eq, inArray, isNull } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import type { SideRole } from "#contract/sides.ts";
import { statusAfterMessage } from "#domain/ticket-status.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import { messageFrom } from "../../db/tickets.ts";

type Ticket = typeof supportTicket.$inferSelect;
interface Written {
  role: SideRole;
  author: string;
  text: string;
  attachments?: string[];
}

/**
 * Adds a message to a ticket that the caller has locked or just created; its status follows. 422 at `attachments` for a
 * file that does not wait for the ticket's owner.
 */
export async function writeMessage(
  db: Executor,
  ticket: Ticket,
  { attachments = [], ...written }: Written,
  now: Date,
): Promise<TicketMessage> {
  const [row] = await db
    .insert(ticketMessage)
    .values({ ticketId: ticket.id, ...written, at: now })
    .returning();
  const attached = await attach(db, ticket, row!.id, [...new Set(attachments)]);
  await db
    .update(supportTicket)
    .set({ status: statusAfterMessage(ticket.status, written.role), changedAt: now })
    .where(eq(supportTicket.id, ticket.id));
  return messageFrom(row!, attached);
}

async function attach(db: Executor, { accountId, companyUserId }: Ticket, messageId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const isOwners = accountId
    ? eq(ticketAttachment.accountId, accountId)
    : eq(ticketAttachment.companyUserId, companyUserId!);
  const waiting = and(inArray(ticketAttachment.id, ids), isOwners, isNull(ticketAttachment.messageId));
  const rows = await db.update(ticketAttachment).set({ messageId }).where(waiting).returning();
  if (rows.length < ids.length) throw Refusal.invalid({ attachments: ["attachmentGone"] });
  return rows;
}
