import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { accountingNotice } from "../../db/schema/accounting.ts";
import type { Work } from "../../work.ts";

/** Takes back what a company was told about its billing. 404 for what is not there. */
export async function removeNotice(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { accountingNoticeId }: { accountingNoticeId: string },
): Promise<void> {
  const removed = await db
    .delete(accountingNotice)
    .where(eq(accountingNotice.id, accountingNoticeId))
    .returning({ id: accountingNotice.id });
  if (removed.length === 0) throw Refusal.notFound();
}
