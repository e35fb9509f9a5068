import { asc, eq, type SQL } from "drizzle-orm";
import type {
  ListedTicket,
  SupportTicket,
  TicketAttachment,
  TicketMessage,
} from "#contract/entities/support-ticket.ts";
import type { SideRole } from "#contract/sides.ts";
import type { Executor } from "./open.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "./schema/tickets.ts";

type TicketRow = typeof supportTicket.$inferSelect;
type MessageRow = typeof ticketMessage.$inferSelect;
type AttachmentRow = typeof ticketAttachment.$inferSelect;
interface Reader {
  role: SideRole;
  id: string;
}

/** A ticket as the contract's lists show it to a reader; `openedBy` wrote its first message. */
export const listedTicketFrom = (row: TicketRow, openedBy: string | null, reader: Reader): ListedTicket => ({
  supportTicketId: row.id,
  subject: row.subject,
  status: row.status,
  openedBy,
  isOwn: [row.accountId, row.companyUserId].includes(reader.id),
  isPrivate: row.companyId === null || row.isPrivate,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

export const attachmentFrom = ({ id, name, mimeType, bytes }: AttachmentRow): TicketAttachment => ({
  id,
  name,
  mimeType,
  bytes,
});

export const messageFrom = (row: MessageRow, attachments: AttachmentRow[], reader: Reader): TicketMessage => ({
  id: row.id,
  role: row.role,
  author: row.author,
  isOwn: row.role === reader.role && (row.role === "applicant" || authorIdOf(row) === reader.id),
  text: row.text,
  attachments: attachments.map(attachmentFrom),
  at: row.at.toISOString(),
});

/** An applicant's messages need no name: only they write as the applicant. */
const authorIdOf = ({ companyUserId, advisorId }: MessageRow) => companyUserId ?? advisorId;

/** The ticket that is meant, with its messages, the oldest first; undefined when there is none. */
export async function wholeTicket(
  db: Executor,
  isMeant: SQL | undefined,
  reader: Reader,
): Promise<SupportTicket | undefined> {
  const [found] = await wholeTickets(db, isMeant, reader);
  return found;
}

/** All tickets that are meant, the oldest first, each with its messages. One query. */
export async function wholeTickets(db: Executor, isMeant: SQL | undefined, reader: Reader): Promise<SupportTicket[]> {
  const rows = await db
    .select({ ticket: supportTicket, message: ticketMessage, attachment: ticketAttachment })
    .from(supportTicket)
    .innerJoin(ticketMessage, eq(ticketMessage.ticketId, supportTicket.id))
    .leftJoin(ticketAttachment, eq(ticketAttachment.messageId, ticketMessage.id))
    .where(isMeant)
    .orderBy(
      asc(supportTicket.createdAt),
      asc(supportTicket.id),
      asc(ticketMessage.at),
      asc(ticketMessage.id),
      asc(ticketAttachment.createdAt),
      asc(ticketAttachment.id),
    );
  const ids = new Set(rows.map(({ ticket }) => ticket.id));
  return [...ids].map((id) =>
    ticketFrom(
      rows.filter(({ ticket }) => ticket.id === id),
      reader,
    ),
  );
}

interface TicketPart {
  ticket: TicketRow;
  message: MessageRow;
  attachment: AttachmentRow | null;
}

/** A ticket of its parts, of which it has one at least. */
function ticketFrom(rows: TicketPart[], reader: Reader): SupportTicket {
  const { ticket, message: first } = rows[0]!;
  const messages = [...new Map(rows.map(({ message }) => [message.id, message])).values()];
  return {
    ...listedTicketFrom(ticket, first.author, reader),
    messages: messages.map((message) => {
      const attached = rows.flatMap(({ attachment }) => (attachment?.messageId === message.id ? [attachment] : []));
      return messageFrom(message, attached, reader);
    }),
  };
}
