DROP MATERIALIZED VIEW "public"."answer_figure";--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."answer_figure" AS (
  select job_opening.company_id, count(*)::int as interests, count(hours)::int as answered,
    (count(*) filter (where hours is null and match.status = 'awaiting_partner_interest'))::int as waiting,
    percentile_cont(0.5) within group (order by hours) as median_hours,
    array[(count(*) filter (where hours > 0 and hours <= 72))::int, (count(*) filter (where hours > 72 and hours <= 168))::int, (count(*) filter (where hours > 168 and hours <= 336))::int, (count(*) filter (where hours > 336))::int] as within
  from (
    select match_id, event, "to", extract(epoch from min(at) filter (where role = 'company') over (
        partition by match_id order by at rows between 1 following and unbounded following
      ) - at) / 3600 as hours
    from match_change where at >= now() - interval '180 days'
  ) asked
  join match on match.id = asked.match_id
  join job_opening on job_opening.id = match.job_opening_id
  where asked.event = 'express-interest' and asked."to" = 'awaiting_partner_interest'
  group by job_opening.company_id);--> statement-breakpoint
CREATE UNIQUE INDEX "answer_figure_counted" ON "answer_figure" USING btree ("company_id");