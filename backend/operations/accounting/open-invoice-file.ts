import type { SQL } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { invoice } from "../../db/schema/accounting.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "../documents/open-stored-file.ts";

/** The file of the invoice that is asked for. 404 alike for an unknown one and one without a file. */
export async function openInvoiceFile({ db, backend, now }: CallWork, which: SQL | undefined): Promise<BytesAnswer> {
  const [row] = await db.select().from(invoice).where(which);
  const { id, fileKey, mimeType, name } = row ?? {};
  if (!id || !fileKey || !mimeType || !name) throw Refusal.notFound();
  return openStoredFile(backend, invoice, { id, fileKey, mimeType, name }, now);
}
