import { and, eq } from "drizzle-orm";
import type { applicant } from "#contract/calls/applicant.ts";
import { Refusal } from "#contract/errors.ts";
import { ticketAttachment } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { Call } from "../../http/call.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** The bytes of a file that the applicant sent. Refuses with 404 as previewing a document does. */
export async function previewAttachment(call: Call<typeof applicant.previewAttachment>): Promise<BytesAnswer> {
  const { db, backend, caller, params, now } = call;
  const [row] = await db
    .select()
    .from(ticketAttachment)
    .where(and(eq(ticketAttachment.id, params.attachmentId), eq(ticketAttachment.accountId, caller.id)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, ticketAttachment, row, now);
}
