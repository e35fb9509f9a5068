import { desc, eq, type SQL, sql } from "drizzle-orm";
import { companyAnswers, type OwnCompany } from "#contract/entities/company.ts";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

type Row = typeof company.$inferSelect;

/** A company as its colleagues see it, with who may change what. */
export const fetchCompany = ({ db }: Pick<Work, "db">, { companyId }: Pick<Colleague, "companyId">) =>
  ownCompany(db, companyId);

/** The same, for operations that change it. 404 when it is gone. */
export async function ownCompany(db: Executor, companyId: string): Promise<OwnCompany> {
  const [found] = await db
    .select({ row: company, holders: holdersOf(companyId) })
    .from(company)
    .where(eq(company.id, companyId));
  if (!found) throw Refusal.notFound();
  const { row, holders } = found;
  const { id, city, portrait, imagePath, version } = row;
  return { ...answersOf(row), id, city, portrait, imagePath, version, holders };
}

const answerNames = Object.keys(companyAnswers.shape) as (keyof typeof companyAnswers.shape)[];

/** The answers of a company as they are stored. */
export const answersOf = (row: Row) =>
  Object.fromEntries(answerNames.map((name) => [name, row[name]])) as Pick<Row, (typeof answerNames)[number]>;

/** Owners first, then by name. */
function holdersOf(companyId: string): SQL<OwnCompany["holders"]> {
  const name = sql`${companyUser.firstName} || ' ' || ${companyUser.lastName}`;
  const one = sql`json_build_object('name', ${name}, 'isOwner', ${employee.isOwner}, 'permissions', ${employee.permissions})`;
  return sql`(select coalesce(json_agg(${one} order by ${desc(employee.isOwner)}, ${companyUser.lastName}), '[]')
    from ${employee} join ${companyUser} on ${companyUser.id} = ${employee.companyUserId}
    where ${employee.companyId} = ${companyId})`;
}
