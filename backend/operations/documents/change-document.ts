import { eq } from "drizzle-orm";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentCategory, DocumentType } from "#contract/enumerations/documents.ts";
import { Refusal } from "#contract/errors.ts";
import { isOf } from "#domain/application-steps.ts";
import type { Actor } from "../../callers.ts";
import { documentFrom } from "../../db/documents.ts";
import { document } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { noteChangedContent } from "../contract/note-changed-content.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { documentOf } from "./document-of.ts";

interface Change {
  documentId: string;
  category: DocumentCategory;
  type: DocumentType;
}

/**
 * Moves a document of one's own to another category, as which it is checked once more. 422 (`pictureType`) when a file
 * that is not an image is called a photo.
 */
export async function changeDocument(
  { db, now }: Work,
  { id: accountId }: Actor,
  { documentId, ...kind }: Change,
): Promise<Document> {
  await lockKnownAccount(db, accountId);
  const row = await documentOf(db, accountId, documentId);
  if (isOf(kind, "Picture") && !row.mimeType.startsWith("image/")) throw Refusal.invalid({ category: ["pictureType"] });
  // What was in order as one kind, or was refused for being it, is checked again as another.
  const isOther = kind.category !== row.category || kind.type !== row.type;
  const [saved = row] = await db
    .update(document)
    .set({ ...kind, ...(isOther && { acceptedAt: null, refusalReason: null }) })
    .where(eq(document.id, documentId))
    .returning();
  await advanceStage(db, accountId, now);
  await noteChangedContent(db, accountId);
  return documentFrom(saved);
}
