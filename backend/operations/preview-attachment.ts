import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../db/open.ts";
import { ticketAttachment } from "../db/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import type { BytesAnswer } from "../http/call.ts";

/** The bytes of a file that the applicant sent; a foreign one is as unknown as none. */
export async function previewAttachment(
  db: Executor,
  files: FileStore,
  accountId: string,
  attachmentId: string,
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(ticketAttachment)
    .where(and(eq(ticketAttachment.id, attachmentId), eq(ticketAttachment.accountId, accountId)));
  if (!row) throw Refusal.notFound();
  return { stream: await files.read(row.fileKey), mimeType: row.mimeType, name: row.name };
}
