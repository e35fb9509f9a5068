import { and, count, eq, getTableColumns, not, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { advisor, application, course as taught, unit } from "../../db/schema/unit.ts";
import { type Kind, kinds } from "./kinds.ts";

type Row<K extends Kind> = (typeof kinds)[K]["table"]["$inferSelect"];
/** A row of a kind, how many openings, applications and courses name it, and the advisors who are for it. */
export type Kept<K extends Kind> = Row<K> & {
  openings: number;
  applications: number;
  furtherApplications: number;
  courses: number;
  advisors: string[];
};

/** Whether anything names it. */
export const isInUse = (use: Omit<Kept<Kind>, keyof Row<Kind>>) =>
  use.openings + use.applications + use.furtherApplications + use.courses + use.advisors.length > 0;

/** The application with which somebody counts in the office's figures, once (ADR 0086; `funnelFigure`). */
const isFirst = sql`(${unit.primary} and ${application.primary})`;

/** All of a kind in order, or those of a condition. */
export async function selectKept<K extends Kind>(db: Executor, kind: K, where?: SQL): Promise<Kept<K>[]> {
  const { table, key, inOpenings, inApplications, inAdvisors } = kinds[kind];
  const openings = db.select({ count: count() }).from(jobOpening).where(eq(inOpenings, key));
  const applicationsThat = (condition: SQL) => {
    const named = db.select({ count: count() }).from(application).innerJoin(unit, eq(unit.id, application.unitId));
    return sql`(${named.where(and(eq(inApplications, key), condition))})`.mapWith(Number);
  };
  const courses =
    kind === "campus"
      ? db.select({ count: count() }).from(taught).where(sql`${key} = any(${taught.campuses})`)
      : sql`0`;
  const rows = await db
    .select({
      ...getTableColumns(table),
      openings: sql`(${openings})`.mapWith(Number),
      applications: applicationsThat(isFirst),
      furtherApplications: applicationsThat(not(isFirst)),
      courses: sql`(${courses})`.mapWith(Number),
      advisors: inAdvisors ? namesOfAdvisors(sql`${key} = any(${inAdvisors})`) : sql`'{}'::text[]`,
    })
    .from(table)
    .where(where)
    .orderBy(key);
  return rows as unknown as Kept<K>[];
}

/** By their address while they have no name. */
const namesOfAdvisors = (where: SQL) =>
  sql`(select coalesce(array_agg(name order by name), '{}')
    from (select coalesce(nullif(${advisor.name}, ''), ${advisor.email}) as name from ${advisor} where ${where}) named)`;

/** One of a kind. 404 for an unknown id. */
export async function oneKept<K extends Kind>(db: Executor, kind: K, id: string): Promise<Kept<K>> {
  const [found] = await selectKept(db, kind, eq(kinds[kind].table.id, id));
  if (!found) throw Refusal.notFound();
  return found;
}
