import { randomUUID } from "node:crypto";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

/** A file on its way in. It is removed when its request ends, or else by the sweep. */
export interface IncomingFile {
  path: string;
  /** Its whole size, also of a file that was not kept. */
  bytes: number;
  /** Why it was not kept, as a key of the `errors` namespace. */
  objection?: Objection;
}
type Objection = "fileTooLarge" | "tooManyFiles" | "noSpace" | "processing";

/** A file that an upload left in the temporary folder; it is removed when the call ends. */
export interface UploadedFile {
  path: string;
  name: string;
  bytes: number;
}

export const incomingFolder = (dataDirectory: string) => join(dataDirectory, "incoming");

/** A place in the folder that nobody else has. */
export const newIncoming = (folder: string): IncomingFile => ({ path: join(folder, randomUUID()), bytes: 0 });

/**
 * Writes what comes to the file's place. Between two pieces none is open, so that somebody slow holds nothing. What
 * cannot be kept is read to its end and counted all the same: the parts behind it are still to come.
 */
export async function keepIncoming(file: IncomingFile, pieces: Readable): Promise<void> {
  const write = async (writing: () => Promise<void>) => {
    if (!file.objection) await writing().catch((error) => Object.assign(file, { objection: objectionTo(error) }));
  };
  await write(async () => {
    await mkdir(dirname(file.path), { recursive: true, mode: 0o700 });
    await writeFile(file.path, "", { mode: 0o600 });
  });
  for await (const piece of pieces) {
    file.bytes += piece.length;
    if (file.bytes > limits.uploadBytes) file.objection ??= "fileTooLarge";
    await write(() => appendFile(file.path, piece));
  }
  if (file.objection) await discardIncoming([file]);
}

/** Removes what a request left in the folder; what cannot go now goes with the sweep. */
export async function discardIncoming(files: IncomingFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })));
}

/** What a call answers that cannot keep its file. */
export function refusalOf(part: string, objection: Objection): Refusal {
  if (objection === "noSpace") return Refusal.noSpace({ [part]: [objection] });
  if (objection === "processing")
    return new Refusal(500, "Die Datei wurde nicht gespeichert.", { [part]: [objection] });
  return new Refusal(413, "Die Datei ist zu groß! (Maximal 14MB)");
}

const objectionTo = (error: unknown) => (isDiskFull(error) ? "noSpace" : "processing");

/** By file systems' names, and by PostgreSQL's. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(ENOSPC|EDQUOT|53100)$/.test(String((error as { code?: string }).code)) || isDiskFull(error.cause));
