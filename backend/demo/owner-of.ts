import { eq } from "drizzle-orm";
import { isOwnerOf } from "../db/colleagues.ts";
import type { Tx } from "../db/open.ts";
import { companyUser, employee } from "../db/schema/companies.ts";

/** The owner of a company; in the demo there is exactly one. */
export async function ownerOf(tx: Tx, companyId: string) {
  const [owner] = await tx
    .select({ id: companyUser.id, personId: companyUser.personId })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(isOwnerOf(companyId));
  return owner;
}
