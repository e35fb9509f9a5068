import { sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { CompanyAnswers, OpeningFigures } from "#contract/entities/figures.ts";
import { answerTimes } from "#contract/enumerations/figures.ts";
import type { JobOpeningStatus } from "#contract/enumerations/matching.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { day } from "#domain/time.ts";
import type { Work } from "../../work.ts";

/** Openings by status, and how long companies take to answer those who are interested. */
export async function fetchOpeningFigures({ db, now }: Pick<Work, "db" | "now">): Promise<OpeningFigures> {
  const active = sql.join(
    activeStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const { rows: openings } = await db.execute<{ status: JobOpeningStatus; count: number }>(sql`
    select case when status = 'open' and exists (
        select from match where match.job_opening_id = job_opening.id and match.status in (${active})
      ) then 'openWithActiveMatches' else status end as status, count(*)::int as count
    from job_opening group by 1`);
  const since = new Date(now.getTime() - deskLimits.answerDays * day).toISOString();
  const days = sql`extract(epoch from asked.answered_at - asked.at) / 86400`;
  const groups = sql.join(
    [0, ...answerTimes].map((least, index) => {
      const most = answerTimes[index];
      return sql`count(*) filter (where ${days} > ${least} ${most === undefined ? sql`` : sql`and ${days} <= ${most}`})::int`;
    }),
    sql`, `,
  );
  const { rows: companies } = await db.execute<CompanyAnswers & Record<string, unknown>>(sql`
    select company.id as "companyId", company.name, count(*)::int as interests, count(asked.answered_at)::int as answered,
      count(*) filter (where asked.answered_at is null and match.status = 'awaiting_partner_interest')::int as waiting,
      (percentile_cont(0.5) within group (order by extract(epoch from asked.answered_at - asked.at)) / 3600)::float
        as "medianHours",
      array[${groups}] as within
    from (
      select match_id, at, event,
        min(at) filter (where role = 'company') over (
          partition by match_id order by at rows between 1 following and unbounded following
        ) as answered_at
      from match_change where at >= ${since}::timestamptz
    ) asked
    join match on match.id = asked.match_id
    join job_opening on job_opening.id = match.job_opening_id
    join company on company.id = job_opening.company_id
    where asked.event = 'express-interest'
    group by company.id order by "medianHours" desc nulls first, company.name, company.id`);
  return { byStatus: Object.fromEntries(openings.map(({ status, count }) => [status, count])), companies };
}
