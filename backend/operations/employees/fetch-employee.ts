import { eq } from "drizzle-orm";
import type { Employee } from "#contract/entities/employee.ts";
import type { Colleague } from "../../callers.ts";
import { invitation } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { invitedEmployees } from "./invited-employees.ts";
import { employeeFrom, ownEmployee } from "./own-employee.ts";

/** Somebody who works for the company or is invited to (spec §7). 404 for others. */
export async function fetchEmployee(
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
  { employeeId }: { employeeId: string },
): Promise<Employee> {
  const [invited] = await invitedEmployees(db, companyId, eq(invitation.companyUserId, employeeId));
  return invited ?? employeeFrom(await ownEmployee(db, companyId, employeeId));
}
