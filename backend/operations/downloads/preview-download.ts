import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { download } from "../../db/schema/downloads.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** The bytes of a download. 404 alike for an unknown one and a missing file. */
export async function previewDownload(
  { db, backend, now }: CallWork,
  _: unknown,
  { downloadId }: { downloadId: string },
): Promise<BytesAnswer> {
  const [row] = await db.select().from(download).where(eq(download.id, downloadId));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, download, row, now);
}
