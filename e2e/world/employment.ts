import { eq } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";

/** By which ids somebody works for a company. */
export async function employmentOf(db: Db, email: string) {
  const [found] = await db
    .select({ companyId: employee.companyId, companyUserId: employee.companyUserId })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(eq(companyUser.email, email));
  return found!;
}
