import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** The bytes of a file that the applicant sent. 404 as for the preview of a document. */
export async function previewAttachment(
  { db, backend, now }: CallWork,
  { id: accountId }: Actor,
  { attachmentId }: { attachmentId: string },
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(ticketAttachment)
    .where(and(eq(ticketAttachment.id, attachmentId), eq(ticketAttachment.accountId, accountId)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, ticketAttachment, row, now);
}
