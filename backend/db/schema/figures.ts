import { sql } from "drizzle-orm";
import { date, doublePrecision, integer, pgMaterializedView, text, uuid } from "drizzle-orm/pg-core";
import { deskLimits } from "#contract/desk-limits.ts";
import { answerTimes } from "#contract/enumerations/figures.ts";
import type { JobOpeningStatus } from "#contract/enumerations/matching.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { moment } from "./columns.ts";

// Sums for the office, which `refreshFigures` works out again every few minutes (ADR 0112). Values stand in their text,
// since a view takes no parameters: changing one of them takes a migration.
const count = () => integer().notNull();

/** When the figures were worked out. One row. */
export const figuresMoment = pgMaterializedView("figures_moment", { at: moment().notNull() }).as(
  sql`select now() as at`,
);

/** Applicants by what they have chosen, the week of their registration, and how far they have come (ADR 0086). */
export const funnelFigure = pgMaterializedView("funnel_figure", {
  campusName: text(),
  courseName: text(),
  intake: date(),
  week: date().notNull(),
  stage: text().$type<Stage>().notNull(),
  /** The stage that they reached; for an application that has ended, the one before. */
  reached: text().$type<Stage>().notNull(),
  count: count(),
}).as(sql`
  select application.campus_name, application.course_name, application.intake,
    date_trunc('week', unit.created_at at time zone 'Europe/Berlin')::date as week, unit.stage,
    case when unit.stage = 'Lost' then coalesce(ended."from", 'New') else unit.stage end as reached,
    count(*)::int as count
  from unit left join application on application.unit_id = unit.id and application."primary"
  left join (
    select distinct on (unit_id) unit_id, "from" from stage_change where "to" = 'Lost' order by unit_id, at desc
  ) ended on ended.unit_id = unit.id and unit.stage = 'Lost'
  where unit."primary"
  group by 1, 2, 3, 4, 5, 6`);

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(", "));

/** Openings by status, as companies see it. */
export const openingFigure = pgMaterializedView("opening_figure", {
  status: text().$type<JobOpeningStatus>().notNull(),
  count: count(),
}).as(sql`
  select case when status = 'open' and exists (
      select from match where match.job_opening_id = job_opening.id and match.status in (${quoted(activeStatuses)})
    ) then 'openWithActiveMatches' else status end as status, count(*)::int as count
  from job_opening group by 1`);

/** How many answers took longer than the group before, and no longer than this one; the last has no end. */
const within = [0, ...answerTimes].map((least, index) => {
  const most = answerTimes[index];
  const isNoLonger = most === undefined ? "" : ` and hours <= ${most * 24}`;
  return `(count(*) filter (where hours > ${least * 24}${isNoLonger}))::int`;
});

/** How long each company takes to answer those who are interested; who takes up its invitation has had its answer. */
export const answerFigure = pgMaterializedView("answer_figure", {
  companyId: uuid().notNull(),
  interests: count(),
  answered: count(),
  waiting: count(),
  medianHours: doublePrecision(),
  within: integer().array().notNull(),
}).as(sql`
  select job_opening.company_id, count(*)::int as interests, count(hours)::int as answered,
    (count(*) filter (where hours is null and match.status = 'awaiting_partner_interest'))::int as waiting,
    percentile_cont(0.5) within group (order by hours) as median_hours,
    array[${sql.raw(within.join(", "))}] as within
  from (
    select match_id, event, "to", extract(epoch from min(at) filter (where role = 'company') over (
        partition by match_id order by at rows between 1 following and unbounded following
      ) - at) / 3600 as hours
    from match_change where at >= now() - interval '${sql.raw(String(deskLimits.answerDays))} days'
  ) asked
  join match on match.id = asked.match_id
  join job_opening on job_opening.id = match.job_opening_id
  where asked.event = 'express-interest' and asked."to" = 'awaiting_partner_interest'
  group by job_opening.company_id`);

/** What people think of the portal, by calendar day in Germany. */
export const feedbackFigure = pgMaterializedView("feedback_figure", {
  day: date().notNull(),
  rating: text().notNull(),
  /** One that they named; '' counts each of them once. */
  reason: text().notNull(),
  count: count(),
}).as(sql`
  select (at at time zone 'Europe/Berlin')::date as day, selected as rating, reason, count(*)::int as count
  from feedback, unnest(array_append(array_remove(string_to_array(reasons, ','), ''), '')) reason
  group by 1, 2, 3`);
