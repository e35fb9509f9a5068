import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";

/** Deletes an own document; a job removes its file once that is certain. The reached stage stays. */
export async function deleteDocument({ db }: Work, { id: accountId }: Actor, { documentId }: { documentId: string }) {
  const own = and(eq(document.id, documentId), eq(document.accountId, accountId));
  const [deleted] = await db.delete(document).where(own).returning();
  if (!deleted) throw Refusal.notFound();
  await enqueue(db, "removeFile", { key: deleted.fileKey });
}
