import { eq } from "drizzle-orm";
import type { Employee } from "#contract/entities/employee.ts";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { isEditable } from "#domain/permissions.ts";
import { nextVersion } from "#domain/stale-answers.ts";
import { worksAt } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee } from "../../db/schema/companies.ts";

/** What the contract tells of somebody as a person. */
export const named = {
  id: companyUser.id,
  firstName: companyUser.firstName,
  lastName: companyUser.lastName,
  email: companyUser.email,
  profilePicture: companyUser.profilePicture,
};

/** An employee of a company, as stored. 404 for others, those who are only invited among them. */
export async function ownEmployee(db: Executor, companyId: string, employeeId: string) {
  const [found] = await db
    .select({ named, language: companyUser.language, personId: companyUser.personId, row: employee })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(worksAt(companyId, employeeId));
  if (!found) throw Refusal.notFound();
  return found;
}

/** 403 (5000) for an owner, whom nobody edits (spec §6). */
export function refuseOwner(person: { isOwner: boolean }) {
  if (!isEditable(person)) throw new Refusal(errorCodes.ownerNotEditable, "Ein Owner kann nicht bearbeitet werden.");
}

type Row = typeof employee.$inferSelect;

/** Saves answers about an employee, of which some have `changed`; gives what is stored then. */
export async function saveEmployee(db: Executor, row: Row, answers: Partial<Row>, changed: string[]): Promise<Row> {
  if (changed.length === 0) return row;
  const [saved] = await db
    .update(employee)
    .set({ ...answers, ...nextVersion(row, changed) })
    .where(worksAt(row.companyId, row.companyUserId))
    .returning();
  return saved!;
}

type Named = Pick<Employee, "id" | "firstName" | "lastName" | "email" | "profilePicture">;

/** Somebody who has joined, as the contract shows them. */
export const employeeFrom = ({ named, row }: { named: Named; row: Row }): Employee => ({
  ...named,
  department: row.department,
  position: row.position,
  permissions: row.permissions,
  isOwner: row.isOwner,
  joinedAt: row.createdAt.toISOString(),
  invitation: null,
  version: row.version,
});
