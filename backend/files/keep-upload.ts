import { randomUUID } from "node:crypto";
import { rename, stat } from "node:fs/promises";
import { Refusal } from "#contract/errors.ts";
import { cleanName } from "#domain/clean-name.ts";
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

interface Keeper {
  files: FileStore;
}

/**
 * Checks an upload and stores it, of a picture only its pixels. 422 at `file` for what `detectType` refuses, and a
 * picture that does not decode (`fileBroken`).
 */
export async function keepUpload(file: UploadedFile, { files }: Keeper): Promise<KeptFile> {
  const name = cleanName(file.name);
  const { mimeType } = await detectType(file.path, name);
  const bytes = mimeType.startsWith("image/") ? await keepPixels(file.path) : file.bytes;
  const fileKey = randomUUID();
  await files.put(fileKey, file.path);
  return { fileKey, name, mimeType, bytes };
}

/** Removes a stored file without a row. One that cannot be removed now is swept, and changes no answer. */
export const forgetUpload = ({ fileKey }: KeptFile, { files }: Keeper) => files.remove(fileKey).catch(() => undefined);

/** Puts what `sanitizePicture` leaves of a picture in its place; returns its size. */
async function keepPixels(path: string): Promise<number> {
  const clean = `${path}-clean`;
  await sanitizePicture(path, clean).catch((error) => {
    throw error instanceof Refusal ? error : Refusal.invalid({ file: ["fileBroken"] });
  });
  await rename(clean, path);
  return (await stat(path)).size;
}
