import { count, eq, sum } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import type { document } from "../../db/schema/documents.ts";
import type { ticketAttachment } from "../../db/schema/tickets.ts";

/**
 * 422 at `file` (`accountFull`) when an account already has `limits.accountFiles` files or would exceed
 * `limits.accountMegabytes`. Uploads of one account are checked one after the other.
 */
export async function refuseFullAccount(
  db: Executor,
  table: typeof document | typeof ticketAttachment,
  accountId: string,
  bytes: number,
): Promise<void> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
  const [kept] = await db
    .select({ files: count(), bytes: sum(table.bytes).mapWith(Number) })
    .from(table)
    .where(eq(table.accountId, accountId));
  const isFull = kept && kept.files >= limits.accountFiles;
  const isTooMuch = (kept?.bytes ?? 0) + bytes > limits.accountMegabytes * 1024 * 1024;
  const values = { files: limits.accountFiles, megabytes: limits.accountMegabytes };
  if (isFull || isTooMuch) throw Refusal.invalid({ file: [message("accountFull", values)] });
}
