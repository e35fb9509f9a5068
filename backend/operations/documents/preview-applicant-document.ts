import { Refusal } from "#contract/errors.ts";
import { isShownToCompanies, seesDocuments } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";
import { documentOf } from "./document-of.ts";
import { openStoredFile } from "./open-stored-file.ts";

/**
 * The bytes of a document as the company sees the applicant at its opening (ADR 0062). 404 alike for what it may not
 * see, for another applicant's document, an unknown one and a missing file.
 */
export async function previewApplicantDocument(
  work: Pick<CallWork, "db" | "backend" | "now">,
  colleague: Pick<Colleague, "companyId">,
  { documentId, ...at }: AtOpening & { documentId: string },
): Promise<BytesAnswer> {
  const { account, acquaintance } = await knownApplicant(work, colleague, at);
  const found = await documentOf(work.db, account.id, documentId);
  if (!seesDocuments(acquaintance) || !isShownToCompanies(found)) throw Refusal.notFound();
  return openStoredFile(work.backend, document, found, work.now);
}
