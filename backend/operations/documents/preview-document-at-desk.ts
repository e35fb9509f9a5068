import type { Advising } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { documentOf } from "./document-of.ts";
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
  return openStoredFile(backend, document, await documentOf(db, accountId, documentId), now);
}
