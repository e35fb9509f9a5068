import { desc, eq } from "drizzle-orm";
import type { AccountingNotice } from "#contract/entities/accounting.ts";
import type { Colleague } from "../../callers.ts";
import { accountingNotice } from "../../db/schema/accounting.ts";
import type { Work } from "../../work.ts";

/** What the office tells a company about its billing, the newest first. */
export async function fetchAccountingNotices(
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
): Promise<AccountingNotice[]> {
  const rows = await db
    .select()
    .from(accountingNotice)
    .where(eq(accountingNotice.companyId, companyId))
    .orderBy(desc(accountingNotice.publishedAt), desc(accountingNotice.id));
  return rows.map(asRead);
}

/** A notice as its company reads it. */
export const asRead = ({ id, title, text, publishedAt }: typeof accountingNotice.$inferSelect): AccountingNotice => ({
  id,
  title,
  text,
  publishedAt: publishedAt.toISOString(),
});
