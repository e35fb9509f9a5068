import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { KeptCompany, KeptEmployee, WholeCompany } from "#contract/entities/kept-company.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { anywhere } from "../../db/search-form.ts";
import type { CallWork, Work } from "../../work.ts";
import { fetchAccountingNotices } from "../accounting/fetch-accounting-notices.ts";
import { invitedEmployees } from "../employees/invited-employees.ts";
import { employeeFrom, named } from "../employees/own-employee.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { readKey, writeKey } from "../page-key.ts";

interface Wanted {
  /** Part of a name or town. */
  search?: string;
  /** `next` of the page before. */
  after?: string;
}

const order = [sql`lower(${company.name})`, asc(company.id)];

/** One page of the companies by name. 400 for an `after` that was not given out. */
export async function fetchCompanies({ db }: Pick<Work, "db">, _caller: unknown, { search = "", after }: Wanted) {
  const pattern = anywhere(search);
  const isSought = or(
    sql`${company.name} ilike ${pattern}`,
    sql`${company.companyName} ilike ${pattern}`,
    sql`${company.city} ilike ${pattern}`,
  );
  const found = await keptCompanies(db, and(isSought, after === undefined ? undefined : isAfter(after)));
  const items = found.slice(0, limits.companiesPerPage);
  const last = found.length > items.length ? items.at(-1) : undefined;
  return { items, next: last ? writeKey([last.name, last.id]) : null };
}

/** A company with its people and what it was told about billing. 404 for an unknown one. */
export async function fetchWholeCompany(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { companyId }: { companyId: string },
): Promise<WholeCompany> {
  const staffed = await companyWithPeople(db, companyId);
  return { ...staffed, notices: await fetchAccountingNotices({ db }, { companyId }) };
}

/**
 * Somebody of a company, and whether their sign-in is blocked. 404 for an unknown company, and for somebody of another.
 */
export async function fetchKeptEmployee(
  work: CallWork,
  _caller: unknown,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Promise<KeptEmployee> {
  const { id, name, people } = await companyWithPeople(work.db, companyId);
  const found = people.find((person) => person.id === employeeId);
  if (!found) throw Refusal.notFound();
  const signIn = await signInOf(work, { email: found.email });
  return { ...found, company: { id, name }, blocks: signIn?.blocks ?? [] };
}

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
    .orderBy(sql`${employee.isOwner} desc`, asc(companyUser.lastName), asc(companyUser.id));
  const [first] = rows;
  if (!first) throw Refusal.notFound();
  const joined = rows.flatMap(({ named, row }) => (named && row ? [employeeFrom({ named, row })] : []));
  return { ...keptFrom(first.kept), ...first.more, people: [...joined, ...(await invitedEmployees(db, companyId))] };
}

/** What the list and the page of a company have of it; to be read by `keptFrom`. */
function keptColumns(db: Executor) {
  const { firstName, lastName, email } = companyUser;
  const owners = db
    .select({
      list: sql`coalesce(json_agg(json_build_object('firstName', ${firstName}, 'lastName', ${lastName},
        'email', ${email}) order by ${lastName}, ${companyUser.id}), '[]')`,
    })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(and(eq(employee.companyId, company.id), employee.isOwner));
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
const keptFrom = ({ owners, lockedAt, ...row }: Kept): KeptCompany => ({
  ...row,
  owners: owners.map(nameOf),
  lockedAt: lockedAt?.toISOString() ?? null,
});

async function keptCompanies(db: Executor, which: SQL | undefined): Promise<KeptCompany[]> {
  const rows = await db
    .select(keptColumns(db))
    .from(company)
    .where(which)
    .orderBy(...order)
    .limit(limits.companiesPerPage + 1);
  return rows.map(keptFrom);
}

const place = z.tuple([z.string(), z.uuid()]);

function isAfter(after: string) {
  const [name, id] = readKey(after, place);
  return sql`(lower(${company.name}), ${company.id}) > (lower(${name}), ${id}::uuid)`;
}
