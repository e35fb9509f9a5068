import { and, asc, isNull } from "drizzle-orm";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { attachmentFrom } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { isUploadOf, type TicketReader } from "./asker.ts";

/** Somebody's files that wait for their message, oldest first. */
export async function fetchAttachments({ db }: Work, reader: TicketReader): Promise<TicketAttachment[]> {
  const rows = await db
    .select()
    .from(ticketAttachment)
    .where(and(isUploadOf(reader), isNull(ticketAttachment.messageId)))
    .orderBy(asc(ticketAttachment.createdAt), asc(ticketAttachment.id));
  return rows.map(attachmentFrom);
}
