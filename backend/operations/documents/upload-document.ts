import type { z } from "zod";
import type { Document, documentKind } from "#contract/entities/document.ts";
import { Refusal } from "#contract/errors.ts";
import { isOf } from "#domain/application-steps.ts";
import type { Actor } from "../../callers.ts";
import { documentFrom } from "../../db/documents.ts";
import { account } from "../../db/schema/account.ts";
import { document } from "../../db/schema/documents.ts";
import { given } from "../../files/given.ts";
import type { KeptFile } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";
import { noteChangedContent } from "../contract/note-changed-content.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { refuseFullAccount } from "./refuse-full-account.ts";

const documentsOfAccounts = { files: document, owner: document.accountId, owners: account };

/**
 * Adds a stored file to an applicant's documents (spec §5). 422 without one, as `refuseFullAccount` says, and for a
 * photo that is not an image (`pictureType`).
 */
export async function uploadDocument(
  { db, now }: Pick<Work, "db" | "now">,
  { id: accountId }: Actor,
  { category, type, upload }: z.output<typeof documentKind> & { upload?: KeptFile },
): Promise<Document> {
  const kept = given(upload);
  if (isOf({ category, type }, "Picture") && !kept.mimeType.startsWith("image/"))
    throw Refusal.invalid({ file: ["pictureType"] });
  await refuseFullAccount(db, documentsOfAccounts, accountId, kept.bytes);
  const [row] = await db
    .insert(document)
    .values({ accountId, category, type, ...kept, createdAt: now })
    .returning();
  await advanceStage(db, accountId, now);
  await noteChangedContent(db, accountId);
  return documentFrom(row!);
}
