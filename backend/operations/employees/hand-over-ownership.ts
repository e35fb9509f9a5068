import { sql } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import { permissions } from "#contract/enumerations/companies.ts";
import { isOwnerOf, worksAt } from "../../db/colleagues.ts";
import { employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { ownersOf, tellOfNewOwner } from "../companies/tell-owners.ts";
import type { Author } from "./author.ts";
import { lockOwnTeam } from "./lock-team.ts";
import { ownEmployee, refuseOwner } from "./own-employee.ts";
import { tellEmployee } from "./tell-employee.ts";

/**
 * Makes an employee the owner in the caller's place, or in that of all others when the office does it; those who are
 * replaced keep every permission. Mails the new owner (design §14) and those before. 403 for a caller who has just handed
 * over to somebody else, 403 (5000) for another owner, or when the office names the only one, 404 for somebody who is
 * only invited.
 */
export async function handOverOwnership(
  work: Pick<Work, "db" | "publicUrl">,
  caller: Author,
  { employeeId }: { employeeId: string },
) {
  const { db } = work;
  const { companyId, id } = caller;
  await lockOwnTeam(db, caller, company.handOverOwnership);
  const found = await ownEmployee(db, companyId, employeeId);
  const before = await ownersOf(db, companyId);
  if (!caller.office || before.length === 1) refuseOwner(found.row);
  const next = sql`${employee.version} + 1`;
  await db
    .update(employee)
    .set({ isOwner: false, permissions: [...permissions], version: next })
    .where(caller.office ? isOwnerOf(companyId) : worksAt(companyId, id));
  await db.update(employee).set({ isOwner: true, version: next }).where(worksAt(companyId, employeeId));
  // What the office does is told to all who were owners, the one who stays among them (ADR 0091).
  if (!found.row.isOwner) await tellEmployee(work, caller, found, "ownershipHandedOver");
  if (!caller.office) await tellOfNewOwner(work, before, caller, found.named);
}
