import { sql } from "drizzle-orm";
import type { CompanyAnswers, OpeningFigures } from "#contract/entities/figures.ts";
import type { Work } from "../../work.ts";

interface ByStatus extends Record<string, unknown>, Pick<OpeningFigures, "byStatus"> {
  at: string;
}

/** Openings by status, and how long companies take to answer those who are interested. */
export async function fetchOpeningFigures({ db }: Pick<Work, "db">): Promise<OpeningFigures> {
  const { rows: openings } = await db.execute<ByStatus>(sql`
    select at, (select coalesce(json_object_agg(status, count), '{}') from opening_figure) as "byStatus"
    from figures_moment`);
  const { rows: companies } = await db.execute<CompanyAnswers & Record<string, unknown>>(sql`
    select company_id as "companyId", company.name, interests, answered, waiting, median_hours as "medianHours", within
    from answer_figure join company on company.id = company_id
    order by median_hours desc nulls first, company.name, company.id`);
  const { at, byStatus } = openings[0]!;
  return { at: new Date(at).toISOString(), byStatus, companies };
}
