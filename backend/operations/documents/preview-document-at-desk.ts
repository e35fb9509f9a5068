import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { openStoredFile } from "./open-stored-file.ts";

/**
 * The bytes of a document of the advisor's own applicant. 404 alike for anybody else's, an unknown and a missing one.
 */
export async function previewDocumentAtDesk(
  { db, backend, now }: Pick<CallWork, "db" | "backend" | "now">,
  advisor: Advising,
  { accountId, documentId }: { accountId: string; documentId: string },
): Promise<BytesAnswer> {
  await refuseForeignApplicant(db, advisor, accountId);
  const [found] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.accountId, accountId)));
  if (!found) throw Refusal.notFound();
  return openStoredFile(backend, document, found, now);
}
