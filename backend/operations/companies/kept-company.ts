import { and, asc, eq, sql } from "drizzle-orm";
import type { KeptCompany, WholeCompany } from "#contract/entities/kept-company.ts";
import { Refusal } from "#contract/errors.ts";
import { nameOf } from "#domain/person-name.ts";
import { isOwnerOf } from "../../db/colleagues.ts";
import { inGerman } from "../../db/in-german.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { invitedEmployees } from "../employees/invited-employees.ts";
import { employeeFrom, named } from "../employees/own-employee.ts";

/** A company with those who work there, then those who are invited to. 404 for an unknown one. Two queries. */
export async function companyWithPeople(db: Executor, companyId: string): Promise<Omit<WholeCompany, "notices">> {
  const rows = await db
    .select({
      kept: keptColumns(db),
      more: { email: company.email, phone: company.phone, locations: company.locations },
      named,
      row: employee,
    })
    .from(company)
    .leftJoin(employee, eq(employee.companyId, company.id))
    .leftJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(eq(company.id, companyId))
    .orderBy(sql`${employee.isOwner} desc`, asc(inGerman(companyUser.lastName)), asc(companyUser.id));
  const [first] = rows;
  if (!first) throw Refusal.notFound();
  const joined = rows.flatMap(({ named, row }) => (named && row ? [employeeFrom({ named, row })] : []));
  return { ...keptFrom(first.kept), ...first.more, people: [...joined, ...(await invitedEmployees(db, companyId))] };
}

/** What the list and the page of a company have of it; to be read by `keptFrom`. */
export function keptColumns(db: Executor) {
  const { firstName, lastName, email } = companyUser;
  const owners = db
    .select({
      list: sql`coalesce(json_agg(json_build_object('firstName', ${firstName}, 'lastName', ${lastName},
        'email', ${email}) order by ${inGerman(lastName)}, ${companyUser.id}), '[]')`,
    })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(isOwnerOf(company.id));
  const open = db
    .select({ count: sql`count(*)::int` })
    .from(jobOpening)
    .where(and(eq(jobOpening.companyId, company.id), eq(jobOpening.status, "open")));
  return {
    id: company.id,
    name: company.name,
    city: company.city,
    owners: sql<Parameters<typeof nameOf>[0][]>`(${owners})`,
    openJobOpenings: sql<number>`(${open})`,
    lockedAt: company.lockedAt,
  };
}

type Kept = Omit<KeptCompany, "owners" | "lockedAt"> & {
  owners: Parameters<typeof nameOf>[0][];
  lockedAt: Date | null;
};

/** A company as the office lists it. */
export const keptFrom = ({ owners, lockedAt, ...row }: Kept): KeptCompany => ({
  ...row,
  owners: owners.map(nameOf),
  lockedAt: lockedAt?.toISOString() ?? null,
});
