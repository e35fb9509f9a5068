import { createHash, randomUUID } from "node:crypto";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

/** An incoming file. It is removed when its request ends, or else by the sweep. */
export interface IncomingFile {
  path: string;
  /** The full size, even of a file that was not kept. */
  bytes: number;
  /** Of the content as it was sent, once all of it is kept. */
  digest?: string;
  /** Why the file was not kept: a key of the `errors` namespace. */
  objection?: Objection;
}
type Objection = "fileEmpty" | "fileTooLarge" | "tooManyFiles" | "noSpace" | "processing";

/** A file that an upload left in the temporary folder; it is removed when the call ends. */
export interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
  /** Of the content as it was sent: what lies at `path` may be cleaned since. A file of our own has none. */
  digest?: string;
}

export const incomingFolder = (dataDirectory: string) => join(dataDirectory, "incoming");

/** A unique path in the folder. */
export const newIncoming = (folder: string): IncomingFile => ({ path: join(folder, randomUUID()), bytes: 0 });

/**
 * Writes a stream to the file's path. The file is closed between two chunks, so that slow senders hold no handle. A
 * file that cannot be kept is still read to its end and counted: the parts behind it are still to come.
 */
export async function keepIncoming(file: IncomingFile, pieces: Readable): Promise<void> {
  const hash = createHash("sha256");
  const write = async (writing: () => Promise<void>) => {
    if (!file.objection) await writing().catch((error) => Object.assign(file, { objection: objectionTo(error) }));
  };
  await write(async () => {
    await mkdir(dirname(file.path), { recursive: true, mode: 0o700 });
    await writeFile(file.path, "", { mode: 0o600 });
  });
  for await (const piece of pieces) {
    file.bytes += piece.length;
    hash.update(piece);
    if (file.bytes > limits.uploadBytes) file.objection ??= "fileTooLarge";
    await write(() => appendFile(file.path, piece));
  }
  if (file.bytes === 0) file.objection ??= "fileEmpty";
  if (file.objection) await discardIncoming([file]);
  else file.digest = hash.digest("base64url");
}

/** Removes a request's files from the folder; the sweep takes those that cannot be removed now. */
export async function discardIncoming(files: IncomingFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })));
}

/** The answer of a call that cannot keep its file. */
export function refusalOf(part: string, objection: Objection): Refusal {
  if (objection === "fileEmpty") return Refusal.invalid({ [part]: [objection] });
  if (objection === "noSpace") return Refusal.noSpace({ [part]: [objection] });
  if (objection === "processing")
    return new Refusal(500, "Die Datei wurde nicht gespeichert.", { [part]: [objection] });
  return new Refusal(413, "Die Datei ist zu groß! (Maximal 14MB)");
}

const objectionTo = (error: unknown) => (isDiskFull(error) ? "noSpace" : "processing");

/** Error codes of file systems, of PostgreSQL, and of servers of S3. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ENOSPC|EDQUOT|53100|QuotaExceeded|XMinioStorageFull)$/.test(String((error as { code?: string }).code)) ||
    isDiskFull(error.cause));
