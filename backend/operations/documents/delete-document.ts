import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { noteChangedContent } from "../contract/note-changed-content.ts";

/**
 * Deletes a document of one's own; a job removes its file once the transaction is committed. The unit keeps its stage.
 */
export async function deleteDocument({ db }: Work, { id: accountId }: Actor, { documentId }: { documentId: string }) {
  await lockKnownAccount(db, accountId);
  const own = and(eq(document.id, documentId), eq(document.accountId, accountId));
  const [deleted] = await db.delete(document).where(own).returning();
  if (!deleted) throw Refusal.notFound();
  await noteChangedContent(db, accountId);
  await enqueue(db, "removeFile", { key: deleted.fileKey });
}
