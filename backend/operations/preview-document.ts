import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../db/open.ts";
import { document } from "../db/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import type { BytesAnswer } from "../http/call.ts";

/** The bytes of an own document; a foreign one is as unknown as none. */
export async function previewDocument(
  db: Executor,
  files: FileStore,
  accountId: string,
  documentId: string,
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.accountId, accountId)));
  if (!row) throw Refusal.notFound();
  return { stream: await files.read(row.fileKey), mimeType: row.mimeType, name: row.name };
}
