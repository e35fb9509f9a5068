import type { Document } from "#contract/entities/document.ts";
import type { DocumentCategory, DocumentType } from "#contract/enumerations/documents.ts";
import { Refusal } from "#contract/errors.ts";
import { documentFrom } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { document } from "../../db/schema/documents.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { UploadedFile } from "../../files/incoming.ts";
import { type KeptFile, keepUpload } from "../../files/keep-upload.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { refuseFullAccount } from "./refuse-full-account.ts";

interface Kind {
  category: DocumentCategory;
  type: DocumentType;
}

/**
 * Keeps an uploaded document (spec §5). 422 for what `keepUpload` refuses, and for a photo that is no picture
 * (`pictureType`), and what `refuseFullAccount` refuses. The file is on the disk before its row is; the sweep removes one whose transaction fails later.
 */
export async function uploadDocument(
  db: Executor,
  files: FileStore,
  accountId: string,
  kind: Kind,
  file: UploadedFile | undefined,
  now: Date,
): Promise<Document> {
  const refuseNoPicture = (isImage: boolean) => {
    if (kind.category === "Picture" && !isImage) throw Refusal.invalid({ file: ["pictureType"] });
  };
  const writeRow = async (kept: KeptFile) => {
    await refuseFullAccount(db, document, accountId, kept.bytes);
    const [row] = await db
      .insert(document)
      .values({ accountId, ...kind, ...kept, createdAt: now })
      .returning();
    await advanceStage(db, accountId, now);
    return documentFrom(row!);
  };
  return keepUpload(files, file, writeRow, refuseNoPicture);
}
