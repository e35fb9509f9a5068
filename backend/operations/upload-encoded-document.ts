import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Document, encodedDocument } from "#contract/entities/document.ts";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Backend } from "../backend.ts";
import type { Executor } from "../db/open.ts";
import { uploadDocument } from "./upload-document.ts";

/**
 * Keeps a document that came as base64 (spec §7 `?base64=true`). Refuses with 10003 what is no base64, with 413 what
 * is longer than 14 MB, and what `uploadDocument` refuses.
 */
export async function uploadEncodedDocument(
  { db, backend }: { db: Executor; backend: Pick<Backend, "files" | "settings"> },
  accountId: string,
  { category, type, name, file }: z.output<typeof encodedDocument>,
  now: Date,
): Promise<Document> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(file) || file.length % 4 !== 0)
    throw new Refusal(errorCodes.fileEncoding, "Die Datei ist nicht lesbar.", { file: ["fileBroken"] });
  const content = Buffer.from(file, "base64");
  if (content.length > limits.uploadBytes) throw new Refusal(413, "Die Datei ist zu groß! (Maximal 14MB)");

  const directory = join(backend.settings.dataDirectory, "incoming");
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  await writeFile(path, content);
  try {
    const received = { path, name, bytes: content.length };
    return await uploadDocument(db, backend.files, accountId, { category, type }, received, now);
  } finally {
    await rm(path, { force: true });
  }
}
