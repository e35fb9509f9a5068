import { type Column, count, eq, sum } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import type { Executor } from "../../db/open.ts";
import type { account } from "../../db/schema/account.ts";
import type { company, companyUser } from "../../db/schema/companies.ts";
import type { companyDocument, document } from "../../db/schema/documents.ts";
import type { ticketAttachment } from "../../db/schema/tickets.ts";

/** Which files are counted together: those of one owner. */
interface Kept {
  files: typeof companyDocument | typeof document | typeof ticketAttachment;
  /** The column that names the owner, and the owner's own table. */
  owner: Column;
  owners: typeof account | typeof company | typeof companyUser;
}

/**
 * 422 at `file` (`accountFull`) when an owner already has `limits.accountFiles` files or would exceed
 * `limits.accountMegabytes`. Uploads of one owner are checked one after the other.
 */
export async function refuseFullAccount(
  db: Executor,
  { files, owner, owners }: Kept,
  ownerId: string,
  bytes: number,
): Promise<void> {
  await db.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for("update");
  const [kept] = await db
    .select({ files: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(owner, ownerId));
  const isFull = kept && kept.files >= limits.accountFiles;
  const isTooMuch = (kept?.bytes ?? 0) + bytes > limits.accountMegabytes * 1024 * 1024;
  const values = { files: limits.accountFiles, megabytes: limits.accountMegabytes };
  if (isFull || isTooMuch) throw Refusal.invalid({ file: [message("accountFull", values)] });
}
