import { and, inArray, isNull } from "drizzle-orm";
import type { TicketMessage } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import { statusAfterMessage } from "#domain/ticket-status.ts";
import type { Executor } from "../../db/open.ts";
import { type supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import { messageFrom } from "../../db/tickets.ts";
import { type Answering, type Asker, isUploadOf, ownerFrom } from "./asker.ts";
import { moveTicket } from "./move-ticket.ts";

type Author = Asker | Answering;
interface Written {
  text: string;
  attachments?: string[];
}

/**
 * Adds a message to a ticket that the caller has locked or just created; its status follows. 422 at `attachments` for a
 * file that does not wait for a message of its author.
 */
export async function writeMessage(
  db: Executor,
  ticket: Pick<typeof supportTicket.$inferSelect, "id" | "status">,
  author: Author,
  { text, attachments = [] }: Written,
  now: Date,
): Promise<TicketMessage> {
  const { role } = author;
  const [row] = await db
    .insert(ticketMessage)
    .values({ ticketId: ticket.id, role, ...ownerFrom(author), author: nameIn(author), text, at: now })
    .returning();
  const attached = await attach(db, author, row!.id, [...new Set(attachments)]);
  await moveTicket({ db, now }, ticket, statusAfterMessage(ticket.status, role));
  return messageFrom(row!, attached, author);
}

function nameIn(author: Author) {
  if (author.role === "study_advisor") return author.advisor.name;
  return nameOf(author.role === "applicant" ? author.account : author.user);
}

async function attach(db: Executor, author: Author, messageId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const waiting = and(inArray(ticketAttachment.id, ids), isUploadOf(author), isNull(ticketAttachment.messageId));
  const rows = await db.update(ticketAttachment).set({ messageId }).where(waiting).returning();
  if (rows.length < ids.length) throw Refusal.invalid({ attachments: ["attachmentGone"] });
  return rows;
}
