import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { document } from "../../db/schema/documents.ts";

/** A document of an applicant, as it is stored. 404 for another applicant's and an unknown one. */
export async function documentOf(db: Executor, accountId: string, documentId: string) {
  const [found] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.accountId, accountId)));
  if (!found) throw Refusal.notFound();
  return found;
}
