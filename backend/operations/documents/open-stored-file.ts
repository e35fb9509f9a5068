import type { Readable } from "node:stream";
import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { document } from "../../db/schema/documents.ts";
import type { TableWithFiles } from "../../db/stored-files.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { MissingFile } from "../../files/file-store.ts";
import { haveOneFolder } from "./have-one-folder.ts";

type Row = Pick<typeof document.$inferSelect, "id" | "fileKey" | "mimeType" | "name">;

/** A stored file as an answer. 404 when it is missing, which is marked as `readStoredFile` does. */
export async function openStoredFile(
  backend: Backend,
  table: TableWithFiles,
  row: Row,
  now: Date,
): Promise<BytesAnswer> {
  const stream = await readStoredFile(backend, table, row, now);
  if (!stream) throw new Refusal(404, "Die Datei ist nicht mehr da.");
  return { stream, mimeType: row.mimeType, name: row.name };
}

/**
 * The bytes of a stored file. Undefined when they are missing; the row is then marked as in the sweep, unless they may
 * lie with another portal (ADR 0043).
 */
export async function readStoredFile(
  backend: Backend,
  table: TableWithFiles,
  row: Pick<Row, "id" | "fileKey">,
  now: Date,
): Promise<Readable | undefined> {
  const { database, files, log } = backend;
  try {
    return await files.read(row.fileKey);
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    log.warn({ file: row.fileKey }, "a stored file is missing");
    const { id, missingSince } = table;
    if (await haveOneFolder(backend, now))
      await database.db
        .update(table)
        .set({ missingSince: now })
        .where(and(eq(id, row.id), isNull(missingSince)));
    return undefined;
  }
}
