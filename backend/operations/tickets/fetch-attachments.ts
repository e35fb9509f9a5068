import { and, asc, eq, isNull } from "drizzle-orm";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";
import type { Actor } from "../../callers.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import { attachmentFrom } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";

/** An applicant's files that wait for their message, oldest first. */
export async function fetchAttachments({ db }: Work, { id: accountId }: Actor): Promise<TicketAttachment[]> {
  const rows = await db
    .select()
    .from(ticketAttachment)
    .where(and(eq(ticketAttachment.accountId, accountId), isNull(ticketAttachment.messageId)))
    .orderBy(asc(ticketAttachment.createdAt), asc(ticketAttachment.id));
  return rows.map(attachmentFrom);
}
