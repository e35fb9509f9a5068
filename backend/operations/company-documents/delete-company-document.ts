import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";

/**
 * Deletes a company's document; a job removes its file once the transaction is committed. 404 for another company's.
 */
export async function deleteCompanyDocument(
  { db }: Work,
  { companyId }: Pick<Colleague, "companyId">,
  { companyDocumentId: id }: { companyDocumentId: string },
) {
  const own = and(eq(companyDocument.id, id), eq(companyDocument.companyId, companyId));
  const [deleted] = await db.delete(companyDocument).where(own).returning();
  if (!deleted) throw Refusal.notFound();
  await enqueue(db, "removeFile", { key: deleted.fileKey });
}
