import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Needs, signedIn } from "#contract/needs.ts";
import { mayDo } from "#domain/permissions.ts";
import type { Colleague, Membership } from "../../callers.ts";
import { worksAt } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { company, employee } from "../../db/schema/companies.ts";

interface Line {
  needs: Exclude<Needs, typeof signedIn>;
}

/** Locks a company's people: changes of owners and rights happen one after the other. */
export const lockTeam = (db: Executor, companyId: string) =>
  db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update");

/**
 * Locks a company's people for a call of this line, and gives what the caller may do there now, the office as much as
 * an owner. 403 when they have just lost what the line needs; 404 when they have just been removed, and for an unknown
 * company.
 */
export async function lockOwnTeam(
  db: Executor,
  { id, companyId, office }: Pick<Colleague, "id" | "companyId"> & { office?: object },
  { needs }: Line,
): Promise<Membership> {
  const [locked] = await lockTeam(db, companyId);
  if (office && locked) return { companyId, isOwner: true, permissions: [] };
  const { isOwner, permissions } = employee;
  const [own] = await db
    .select({ companyId: employee.companyId, isOwner, permissions })
    .from(employee)
    .where(worksAt(companyId, id));
  if (!own) throw Refusal.notFound();
  if (!mayDo(own, needs)) throw Refusal.forbidden();
  return own;
}
