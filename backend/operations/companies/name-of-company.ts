import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";

/** What a company is called. 404 for an unknown one. */
export async function nameOfCompany(db: Executor, companyId: string): Promise<string> {
  const [found] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  if (!found) throw Refusal.notFound();
  return found.name;
}
