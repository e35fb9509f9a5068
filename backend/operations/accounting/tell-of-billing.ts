import { eq } from "drizzle-orm";
import type { NewNotice } from "#contract/entities/accounting.ts";
import { Refusal } from "#contract/errors.ts";
import { accountingNotice } from "../../db/schema/accounting.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

/**
 * Tells a company something about its billing, which everyone who may see its invoices reads. 404 for an unknown
 * company.
 */
export async function tellOfBilling(
  { db, now }: Pick<Work, "db" | "now">,
  _caller: unknown,
  { companyId, title, text }: NewNotice & { companyId: string },
): Promise<{ id: string }> {
  if ((await db.$count(company, eq(company.id, companyId))) === 0) throw Refusal.notFound();
  const [added] = await db
    .insert(accountingNotice)
    .values({ companyId, title, text, publishedAt: now })
    .returning({ id: accountingNotice.id });
  return added!;
}
