import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/open.ts";
import { companyUser, employee } from "../db/schema/companies.ts";

/** The owner of a company; in the demo there is exactly one. */
export async function ownerOf(tx: Tx, companyId: string) {
  const [owner] = await tx
    .select({ id: companyUser.id, personId: companyUser.personId })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(and(eq(employee.companyId, companyId), eq(employee.isOwner, true)));
  return owner;
}
