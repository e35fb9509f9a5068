import { addAbortSignal, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import { limits } from "#contract/limits.ts";
import type { Backend } from "../../backend.ts";
import type { document } from "../../db/schema/documents.ts";
import type { ticketAttachment } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { readStoredFile } from "../documents/open-stored-file.ts";

type FileTable = typeof document | typeof ticketAttachment;
/** A stored file of the person's, and the folder of the export that it lies in. */
export interface OwnedFile {
  folder: string;
  table: FileTable;
  row: Pick<FileTable["$inferSelect"], "id" | "name" | "fileKey" | "mimeType">;
}
/** A JPEG in base64, or none, and its name in the export without the ending. */
interface Picture {
  name: string;
  jpeg: string | null | undefined;
}
interface Export {
  /** By their names without the ending. */
  records: Record<string, unknown>;
  files: OwnedFile[];
  pictures: Picture[];
}

/**
 * What is stored about a person, as a ZIP: a JSON file per kind, in the words of the API, and the files that they
 * uploaded, or the names of those that are missing, which are marked. 429 after `limits.exportsPerHour`.
 */
export async function makeExport(
  { db, backend, now }: CallWork,
  callerId: string,
  collect: () => Promise<Export>,
): Promise<BytesAnswer> {
  await countAttempt(db, "export", callerId, hourly(limits.exportsPerHour), now);
  const { records, files, pictures } = await collect();
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that cannot be read aborts the download: half an export must not look complete.
  const breakOff = (error: Error) => stream.destroy(error);
  zip.on("error", breakOff);
  const add = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`);
  for (const [name, value] of Object.entries(records)) add(name, value);
  for (const { name, jpeg } of pictures) if (jpeg) zip.addBuffer(Buffer.from(jpeg, "base64"), `${name}.jpg`);
  const left = new AbortController();
  stream.once("close", () => left.abort());
  addFiles(zip, backend, files, { now, signal: left.signal })
    .then((missing) => {
      if (missing.length > 0) add("missingFiles", missing);
      zip.end();
    })
    .catch(breakOff);
  return { stream, mimeType: "application/zip", name: "my-data.zip" };
}

interface Reading {
  now: Date;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** Adds one file after the other as it is fetched; returns the names of missing files, which are marked. */
async function addFiles(zip: yazl.ZipFile, backend: Backend, owned: OwnedFile[], { now, signal }: Reading) {
  const missing: string[] = [];
  for (const [index, { folder, table, row }] of owned.entries()) {
    const stream = await readStoredFile(backend, table, row, now);
    if (!stream) {
      missing.push(`${folder}/${row.name}`);
      continue;
    }
    zip.addReadStream(addAbortSignal(signal, stream), `${folder}/${index + 1} ${row.name}`);
    await finished(stream);
  }
  return missing;
}
