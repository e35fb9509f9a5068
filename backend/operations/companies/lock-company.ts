import { asc, eq, type SQL } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";

/** The company's row, which nobody else changes until the end of the transaction. 404 when it is gone. */
export async function lockCompany(db: Executor, companyId: string) {
  const [row] = await db.select().from(company).where(eq(company.id, companyId)).for("no key update");
  if (!row) throw Refusal.notFound();
  return row;
}

/** Locks companies in the order of their ids, so that nobody deadlocks. */
export const lockCompanies = (db: Executor, which: SQL) =>
  db.select({ id: company.id }).from(company).where(which).orderBy(asc(company.id)).for("no key update");
