import { and, eq, getTableColumns, isNull, or } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";
import { isOpenTo, isUploadOf, type TicketReader } from "./asker.ts";

/**
 * The bytes of a file in a ticket that is open to the reader, or of their own that still waits for its message. 404
 * alike for any other, an unknown one and a missing one.
 */
export async function previewAttachment(
  { db, backend, now }: CallWork,
  reader: TicketReader,
  { attachmentId }: { attachmentId: string },
): Promise<BytesAnswer> {
  const waits = and(isUploadOf(reader), isNull(ticketAttachment.messageId));
  const [row] = await db
    .select(getTableColumns(ticketAttachment))
    .from(ticketAttachment)
    .leftJoin(ticketMessage, eq(ticketMessage.id, ticketAttachment.messageId))
    .leftJoin(supportTicket, eq(supportTicket.id, ticketMessage.ticketId))
    .where(and(eq(ticketAttachment.id, attachmentId), or(isOpenTo(reader), waits)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, ticketAttachment, row, now);
}
