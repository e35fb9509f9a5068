DROP INDEX "application_unit_id_index";--> statement-breakpoint
DROP INDEX "application_primary";--> statement-breakpoint
DROP INDEX "unit_advisor_id_index";--> statement-breakpoint
DROP INDEX "job_opening_suggested";--> statement-breakpoint
CREATE INDEX "account_as_seeker" ON "account" USING btree ("id","person_id","practice_partner_exists","shipping_postal_code","shipping_country","practice_partner_max_distance");--> statement-breakpoint
CREATE INDEX "application_of_unit" ON "application" USING btree ("unit_id","primary" DESC NULLS FIRST,"id","campus_name","course_name","intake");--> statement-breakpoint
CREATE INDEX "unit_advisor_id_account_id_index" ON "unit" USING btree ("advisor_id","account_id");--> statement-breakpoint
CREATE INDEX "unit_account" ON "unit" USING btree ("id","account_id");--> statement-breakpoint
CREATE INDEX "unit_of_account" ON "unit" USING btree ("account_id","primary" DESC NULLS FIRST,"created_at","id","stage","advisor_id");--> statement-breakpoint
CREATE INDEX "job_opening_suggested" ON "job_opening" USING btree ("course_name","campus_name","start_date","published_at","id","company_id","latitude","longitude","software_skills") WHERE "job_opening"."status" = 'open';--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."answer_figure" AS (
  select job_opening.company_id, count(*)::int as interests, count(hours)::int as answered,
    (count(*) filter (where hours is null and match.status = 'awaiting_partner_interest'))::int as waiting,
    percentile_cont(0.5) within group (order by hours) as median_hours,
    array[(count(*) filter (where hours > 0 and hours <= 72))::int, (count(*) filter (where hours > 72 and hours <= 168))::int, (count(*) filter (where hours > 168 and hours <= 336))::int, (count(*) filter (where hours > 336))::int] as within
  from (
    select match_id, event, extract(epoch from min(at) filter (where role = 'company') over (
        partition by match_id order by at rows between 1 following and unbounded following
      ) - at) / 3600 as hours
    from match_change where at >= now() - interval '180 days'
  ) asked
  join match on match.id = asked.match_id
  join job_opening on job_opening.id = match.job_opening_id
  where asked.event = 'express-interest'
  group by job_opening.company_id);--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."feedback_figure" AS (
  select (at at time zone 'Europe/Berlin')::date as day, selected as rating, reason, count(*)::int as count
  from feedback, unnest(array_append(array_remove(string_to_array(reasons, ','), ''), '')) reason
  group by 1, 2, 3);--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."figures_moment" AS (select now() as at);--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."funnel_figure" AS (
  select application.campus_name, application.course_name, application.intake,
    date_trunc('week', unit.created_at at time zone 'Europe/Berlin')::date as week, unit.stage,
    case when unit.stage = 'Lost' then coalesce(ended."from", 'New') else unit.stage end as reached,
    count(*)::int as count
  from unit left join application on application.unit_id = unit.id and application."primary"
  left join (
    select distinct on (unit_id) unit_id, "from" from stage_change where "to" = 'Lost' order by unit_id, at desc
  ) ended on ended.unit_id = unit.id and unit.stage = 'Lost'
  where unit."primary"
  group by 1, 2, 3, 4, 5, 6);--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."opening_figure" AS (
  select case when status = 'open' and exists (
      select from match where match.job_opening_id = job_opening.id and match.status in ('awaiting_partner_interest', 'awaiting_applicant_interest', 'awaiting_interview_schedule', 'interview_scheduled', 'trial_day_scheduled', 'awaiting_partner_confirmation', 'awaiting_applicant_confirmation')
    ) then 'openWithActiveMatches' else status end as status, count(*)::int as count
  from job_opening group by 1);--> statement-breakpoint
CREATE UNIQUE INDEX "figures_moment_at" ON "figures_moment" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "funnel_figure_counted" ON "funnel_figure" USING btree ("week","stage","reached","course_name","campus_name","intake");--> statement-breakpoint
CREATE UNIQUE INDEX "opening_figure_counted" ON "opening_figure" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_figure_counted" ON "answer_figure" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_figure_counted" ON "feedback_figure" USING btree ("day","rating","reason");
