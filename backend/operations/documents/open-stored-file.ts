import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { document } from "../../db/schema/documents.ts";
import type { TableWithFiles } from "../../db/stored-files.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import { MissingFile } from "../../files/file-store.ts";
import { haveOneFolder } from "./have-one-folder.ts";

type Row = Pick<typeof document.$inferSelect, "id" | "fileKey" | "mimeType" | "name">;

/**
 * The bytes of a stored file. 404 when they are missing; the row is then marked as in the sweep, unless they may lie
 * with another portal (ADR 0043).
 */
export async function openStoredFile(
  backend: Backend,
  table: TableWithFiles,
  row: Row,
  now: Date,
): Promise<BytesAnswer> {
  const { database, files, log } = backend;
  try {
    return { stream: await files.read(row.fileKey), mimeType: row.mimeType, name: row.name };
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    log.warn({ file: row.fileKey }, "a stored file is missing");
    const { id, missingSince } = table;
    if (await haveOneFolder(backend, now))
      await database.db
        .update(table)
        .set({ missingSince: now })
        .where(and(eq(id, row.id), isNull(missingSince)));
    throw new Refusal(404, "Die Datei ist nicht mehr da.");
  }
}
