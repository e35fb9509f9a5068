import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";

/** The company's row, which nobody else changes until the end of the transaction. 404 when it is gone. */
export async function lockCompany(db: Executor, companyId: string) {
  const [row] = await db.select().from(company).where(eq(company.id, companyId)).for("no key update");
  if (!row) throw Refusal.notFound();
  return row;
}
