import { and, eq } from "drizzle-orm";
import { permissions } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { lockOwnTeam } from "./lock-team.ts";
import { ownEmployee, refuseOwner } from "./own-employee.ts";
import { tellEmployee } from "./tell-employee.ts";

/**
 * Makes an employee the owner in the caller's place, who keeps every permission, and mails them (design §14). 403 for a
 * caller who has just handed over to somebody else, 403 (5000) for another owner, 404 for somebody who is only invited.
 */
export async function handOverOwnership(
  work: Pick<Work, "db" | "publicUrl">,
  caller: Pick<Colleague, "id" | "companyId" | "user">,
  { employeeId }: { employeeId: string },
) {
  const { db } = work;
  const { companyId, id } = caller;
  if (!(await lockOwnTeam(db, caller)).isOwner) throw Refusal.forbidden();
  const found = await ownEmployee(db, companyId, employeeId);
  refuseOwner(found.row);
  const become = (who: string, rights: Partial<typeof employee.$inferInsert>, before: number) =>
    db
      .update(employee)
      .set({ ...rights, version: before + 1 })
      .where(and(eq(employee.companyId, companyId), eq(employee.companyUserId, who)));
  const own = await ownEmployee(db, companyId, id);
  await become(employeeId, { isOwner: true }, found.row.version);
  await become(id, { isOwner: false, permissions: [...permissions] }, own.row.version);
  await tellEmployee(work, caller, found, "ownershipHandedOver");
}
