import { randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { Refusal } from "#contract/errors.ts";
import { cleanName } from "./clean-name.ts";
import { detectType } from "./detect-type.ts";
import type { FileStore } from "./file-store.ts";
import type { UploadedFile } from "./incoming.ts";
import { sanitizePicture } from "./sanitize-picture.ts";

/** A stored file whose row is yet to be written. */
export interface KeptFile {
  fileKey: string;
  name: string;
  mimeType: string;
  bytes: number;
}

/** Checks a kind that not every file may have; throws the refusal. */
type Objection = (mimeType: string) => void;

/**
 * Stores an upload and has its row written; without the row the file is removed. 422 at `file` for what `detectType`
 * refuses, a picture that does not decode (`fileBroken`), and a missing file (`fileRequired`).
 */
export async function keepUpload<Row>(
  files: FileStore,
  file: UploadedFile | undefined,
  writeRow: (kept: KeptFile) => Promise<Row>,
  objectTo: Objection = () => {},
): Promise<Row> {
  if (!file) throw Refusal.invalid({ file: ["fileRequired"] });
  const name = cleanName(file.name);
  const { mimeType } = await detectType(file.path, name);
  objectTo(mimeType);
  const isImage = mimeType.startsWith("image/");

  const fileKey = randomUUID();
  const { path, bytes } = isImage ? await sanitized(file) : file;
  await files.put(fileKey, path).finally(() => rm(path, { force: true }));
  try {
    return await writeRow({ fileKey, name, mimeType, bytes });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

async function sanitized(file: UploadedFile) {
  const path = `${file.path}-clean`;
  await sanitizePicture(file.path, path).catch((error) => {
    throw error instanceof Refusal ? error : Refusal.invalid({ file: ["fileBroken"] });
  });
  return { path, bytes: (await stat(path)).size };
}
