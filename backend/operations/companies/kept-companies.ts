import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { KeptCompany, WholeCompany } from "#contract/entities/kept-company.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { fetchAccountingNotices } from "../accounting/fetch-accounting-notices.ts";
import { invitedEmployees } from "../employees/invited-employees.ts";
import { employeeFrom, named } from "../employees/own-employee.ts";

interface Wanted {
  /** Part of a name or town. */
  search?: string;
  /** `next` of the page before. */
  after?: string;
}

const order = [sql`lower(${company.name})`, asc(company.id)];

/** One page of the companies by name. 400 for an `after` that was not given out. */
export async function fetchCompanies({ db }: Pick<Work, "db">, _caller: unknown, { search = "", after }: Wanted) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const isSought = or(
    sql`${company.name} ilike ${pattern}`,
    sql`${company.companyName} ilike ${pattern}`,
    sql`${company.city} ilike ${pattern}`,
  );
  const found = await keptCompanies(db, and(isSought, after === undefined ? undefined : isAfter(after)));
  const items = found.slice(0, limits.companiesPerPage);
  const last = found.length > items.length ? items.at(-1) : undefined;
  return { items, next: last ? keyOf(last) : null };
}

/** A company with its people. 404 for an unknown one. */
export async function fetchWholeCompany(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { companyId }: { companyId: string },
): Promise<WholeCompany> {
  const [kept] = await keptCompanies(db, eq(company.id, companyId));
  if (!kept) throw Refusal.notFound();
  const [row] = await db.select().from(company).where(eq(company.id, companyId));
  const { email, phone, locations } = row!;
  const joined = await db
    .select({ named, row: employee })
    .from(employee)
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(eq(employee.companyId, companyId))
    .orderBy(sql`${employee.isOwner} desc`, asc(companyUser.lastName), asc(companyUser.id));
  const people = [...joined.map(employeeFrom), ...(await invitedEmployees(db, companyId))];
  const notices = await fetchAccountingNotices({ db }, { companyId });
  return { ...kept, email, phone, locations, people, notices };
}

async function keptCompanies(db: Executor, which: SQL | undefined): Promise<KeptCompany[]> {
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
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      city: company.city,
      owners: sql<Parameters<typeof nameOf>[0][]>`(${owners})`,
      openJobOpenings: sql<number>`(${open})`,
      lockedAt: company.lockedAt,
    })
    .from(company)
    .where(which)
    .orderBy(...order)
    .limit(limits.companiesPerPage + 1);
  return rows.map(({ owners, lockedAt, ...row }) => ({
    ...row,
    owners: owners.map(nameOf),
    lockedAt: lockedAt?.toISOString() ?? null,
  }));
}

const pageKey = z.tuple([z.string(), z.uuid()]);
const keyOf = ({ name, id }: KeptCompany) => Buffer.from(JSON.stringify([name, id])).toString("base64url");

function isAfter(after: string) {
  const { success, data } = pageKey.safeParse(parsed(after));
  if (!success) throw new Refusal(400, "Diese Seite gibt es nicht.");
  const [name, id] = data;
  return sql`(lower(${company.name}), ${company.id}) > (lower(${name}), ${id}::uuid)`;
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, "base64url").toString());
  } catch {
    return undefined;
  }
}
