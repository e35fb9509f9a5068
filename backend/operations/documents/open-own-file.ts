import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { document } from "../../db/schema/documents.ts";
import type { ticketAttachment } from "../../db/schema/tickets.ts";
import type { BytesAnswer } from "../../files/bytes-answer.ts";
import type { CallWork } from "../../work.ts";
import { openStoredFile } from "./open-stored-file.ts";

/** The bytes of an account's own file. 404 alike for another account's file, an unknown one and a missing one. */
export async function openOwnFile(
  { db, backend, now }: CallWork,
  table: typeof document | typeof ticketAttachment,
  own: { accountId: string; id: string },
): Promise<BytesAnswer> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, own.id), eq(table.accountId, own.accountId)));
  if (!row) throw Refusal.notFound();
  return openStoredFile(backend, table, row, now);
}
