import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { EmployeeOrder } from "#contract/enumerations/companies.ts";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "../../callers.ts";
import { inGerman } from "../../db/in-german.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { invitedEmployees } from "./invited-employees.ts";
import { employeeFrom, named } from "./own-employee.ts";

interface Search {
  search?: string;
  order: EmployeeOrder;
  page: number;
}

/** A page of a company's people, and all who are invited (spec §7). */
export async function fetchEmployees(
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
  { search, order, page }: Search,
) {
  const direction = order === "lastName" ? asc : desc;
  const { firstName, lastName } = companyUser;
  const isListed = and(eq(employee.companyId, companyId), isCalled(companyUser, search));
  const isTheirs = eq(companyUser.id, employee.companyUserId);
  // A page beyond the last has no row to carry the total.
  const countListed = async () =>
    (await db.select({ total: count() }).from(employee).innerJoin(companyUser, isTheirs).where(isListed))[0]!.total;
  const rows = await db
    .select({ named, row: employee, total: sql<number>`(count(*) over ())::int` })
    .from(employee)
    .innerJoin(companyUser, isTheirs)
    .where(isListed)
    .orderBy(direction(inGerman(lastName)), direction(inGerman(firstName)), asc(companyUser.id))
    .limit(limits.employeesPerPage)
    .offset((page - 1) * limits.employeesPerPage);
  const total = rows[0]?.total ?? (page > 1 ? await countListed() : 0);
  return {
    items: rows.map(employeeFrom),
    total,
    next: page * limits.employeesPerPage < total ? page + 1 : null,
    invited: await invitedEmployees(db, companyId, isCalled(invitation, search)),
  };
}

const isCalled = ({ firstName, lastName, email }: typeof companyUser | typeof invitation, search?: string) =>
  mention(search, firstName, lastName, email);
