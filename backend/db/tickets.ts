import { asc, eq, inArray } from "drizzle-orm";
import type {
  ListedTicket,
  SupportTicket,
  TicketAttachment,
  TicketMessage,
} from "#contract/entities/support-ticket.ts";
import type { Executor } from "./open.ts";
import { type supportTicket, ticketAttachment, ticketMessage } from "./schema/tickets.ts";

type TicketRow = typeof supportTicket.$inferSelect;
type MessageRow = typeof ticketMessage.$inferSelect;
type AttachmentRow = typeof ticketAttachment.$inferSelect;

/** A ticket as the contract's lists show it. */
export const listedTicketFrom = (row: TicketRow): ListedTicket => ({
  supportTicketId: row.id,
  subject: row.subject,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

export const attachmentFrom = ({ id, name, mimeType, bytes }: AttachmentRow): TicketAttachment => ({
  id,
  name,
  mimeType,
  bytes,
});

export const messageFrom = (row: MessageRow, attachments: AttachmentRow[]): TicketMessage => ({
  id: row.id,
  role: row.role,
  author: row.author,
  text: row.text,
  attachments: attachments.filter(({ messageId }) => messageId === row.id).map(attachmentFrom),
  at: row.at.toISOString(),
});

/** A ticket with its messages, the oldest first. */
export async function wholeTicket(db: Executor, row: TicketRow): Promise<SupportTicket> {
  const messages = await db
    .select()
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, row.id))
    .orderBy(asc(ticketMessage.at), asc(ticketMessage.id));
  const ids = messages.map(({ id }) => id);
  const attachments = await db
    .select()
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.messageId, ids))
    .orderBy(asc(ticketAttachment.createdAt), asc(ticketAttachment.id));
  return { ...listedTicketFrom(row), messages: messages.map((message) => messageFrom(message, attachments)) };
}
