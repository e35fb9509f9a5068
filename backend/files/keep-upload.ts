import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { Refusal } from "#contract/errors.ts";
import { cleanName } from "#domain/clean-name.ts";
import { detectType } from "./detect-type.ts";
import type { FileStore } from "./file-store.ts";
import { given } from "./given.ts";
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

/** An upload whose type is known; of a picture only its pixels are left. */
export interface CheckedFile extends UploadedFile {
  mimeType: string;
}

/** Checks an upload. 422 at `file` for what `detectType` refuses, and a picture that does not decode (`fileBroken`). */
export async function checkUpload(file: UploadedFile): Promise<CheckedFile> {
  const name = cleanName(file.name);
  const { mimeType } = await detectType(file.path, name);
  const bytes = mimeType.startsWith("image/") ? await keepPixels(file.path) : file.bytes;
  return { path: file.path, name, mimeType, bytes };
}

/**
 * Stores a checked upload and has its row written; without the row the file is removed. 422 at `file` for a missing
 * file (`fileRequired`).
 */
export async function keepUpload<Row>(
  files: FileStore,
  file: CheckedFile | undefined,
  writeRow: (kept: KeptFile) => Promise<Row>,
  objectTo: Objection = () => {},
): Promise<Row> {
  const { path, name, mimeType, bytes } = given(file);
  objectTo(mimeType);
  const fileKey = randomUUID();
  await files.put(fileKey, path).finally(() => rm(path, { force: true }));
  try {
    return await writeRow({ fileKey, name, mimeType, bytes });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

/** Puts what `sanitizePicture` leaves of a picture in its place; returns its size. */
async function keepPixels(path: string): Promise<number> {
  const clean = `${path}-clean`;
  await sanitizePicture(path, clean).catch((error) => {
    throw error instanceof Refusal ? error : Refusal.invalid({ file: ["fileBroken"] });
  });
  await rename(clean, path);
  return (await stat(path)).size;
}
