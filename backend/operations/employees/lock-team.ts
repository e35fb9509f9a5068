import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague, Membership } from "../../callers.ts";
import { worksAt } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { company, employee } from "../../db/schema/companies.ts";

/** Locks a company's people: changes of owners and rights happen one after the other. */
export const lockTeam = (db: Executor, companyId: string) =>
  db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");

/**
 * Locks a company's people and gives what the caller may do there now, the office as much as an owner. 404 when they
 * have just been removed, and for an unknown company.
 */
export async function lockOwnTeam(
  db: Executor,
  { id, companyId, office }: Pick<Colleague, "id" | "companyId"> & { office?: object },
): Promise<Membership> {
  const [locked] = await lockTeam(db, companyId);
  if (office && locked) return { companyId, isOwner: true, permissions: [] };
  const { isOwner, permissions } = employee;
  const [own] = await db
    .select({ companyId: employee.companyId, isOwner, permissions })
    .from(employee)
    .where(worksAt(companyId, id));
  if (!own) throw Refusal.notFound();
  return own;
}
