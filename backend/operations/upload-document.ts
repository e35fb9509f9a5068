import { randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import type { Document } from "#contract/entities/document.ts";
import type { DocumentCategory, DocumentType } from "#contract/enumerations.ts";
import { Refusal } from "#contract/errors.ts";
import { documentFrom } from "../db/documents.ts";
import type { Executor } from "../db/open.ts";
import { document } from "../db/schema.ts";
import { cleanName } from "../files/clean-name.ts";
import { detectType } from "../files/detect-type.ts";
import type { FileStore } from "../files/file-store.ts";
import { sanitizePicture } from "../files/sanitize-picture.ts";
import type { UploadedFile } from "../http/call.ts";
import { advanceStage } from "./advance-stage.ts";

interface Kind {
  category: DocumentCategory;
  type: DocumentType;
}

/**
 * Keeps an uploaded document (spec §5). Refuses with 422 what `detectType` refuses, and a photo that is none
 * (`pictureType`). The file is on the disk before its row is; the sweep removes one whose transaction fails later.
 */
export async function uploadDocument(
  db: Executor,
  files: FileStore,
  accountId: string,
  kind: Kind,
  file: UploadedFile | undefined,
  now: Date,
): Promise<Document> {
  if (!file) throw Refusal.invalid({ file: ["fileRequired"] });
  const name = cleanName(file.name);
  const { mimeType } = await detectType(file.path, name);
  const isImage = mimeType.startsWith("image/");
  if (kind.category === "Picture" && !isImage) throw Refusal.invalid({ file: ["pictureType"] });

  const fileKey = randomUUID();
  const { path, bytes } = isImage ? await sanitized(file) : file;
  await files.put(fileKey, path).finally(() => rm(path, { force: true }));
  try {
    const [row] = await db
      .insert(document)
      .values({ accountId, ...kind, name, mimeType, bytes, fileKey, createdAt: now })
      .returning();
    await advanceStage(db, accountId, now);
    return documentFrom(row!);
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

async function sanitized(file: UploadedFile) {
  const path = `${file.path}-clean`;
  await sanitizePicture(file.path, path).catch(() => {
    throw Refusal.invalid({ file: ["fileBroken"] });
  });
  return { path, bytes: (await stat(path)).size };
}
