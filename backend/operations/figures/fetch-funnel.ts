import { sql } from "drizzle-orm";
import type { z } from "zod";
import { deskLimits } from "#contract/desk-limits.ts";
import type { AtStage, Funnel, funnelSearch } from "#contract/entities/figures.ts";
import type { FunnelGroup } from "#contract/enumerations/figures.ts";
import { type Stage, stages } from "#contract/enumerations/people.ts";
import type { Work } from "../../work.ts";

interface Counted extends Record<string, unknown> {
  name: string | null;
  stage: Stage;
  /** The stage that they reached; for an application that has ended, the one before. */
  reached: Stage;
  count: number;
}

const grouped: Record<FunnelGroup, string> = {
  campus: "application.campus_name",
  course: "application.course_name",
  intake: "application.intake::text",
  week: "date_trunc('week', unit.created_at at time zone 'Europe/Berlin')::date::text",
};

/** How far applicants have come, of one campus, course or intake, or of all, and how these compare (ADR 0086). */
export async function fetchFunnel(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { campus, course, intake, by }: z.output<typeof funnelSearch>,
): Promise<Funnel> {
  const { rows } = await db.execute<Counted>(sql`
    select ${sql.raw(grouped[by])} as name, unit.stage,
      case when unit.stage = 'Lost' then coalesce(ended."from", 'New') else unit.stage end as reached,
      count(*)::int as count
    from unit left join application on application.unit_id = unit.id and application."primary"
    left join (
      select distinct on (unit_id) unit_id, "from" from stage_change where "to" = 'Lost' order by unit_id, at desc
    ) ended on ended.unit_id = unit.id and unit.stage = 'Lost'
    where unit."primary"
      ${campus ? sql`and application.campus_name = ${campus}` : sql``}
      ${course ? sql`and application.course_name = ${course}` : sql``}
      ${intake ? sql`and application.intake = ${intake}` : sql``}
    group by 1, 2, ended."from"`);
  const { rows: offered } = await db.execute<{ kind: string; name: string }>(sql`
    select 'campus' as kind, name from campus union all select 'course', name from course
    union all select 'intake', starts_on::text from intake order by 1, 2`);
  const namesOf = (wanted: string) => offered.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return {
    all: atStages(rows),
    groups: groupsOf(rows, by),
    campuses: namesOf("campus"),
    courses: namesOf("course"),
    intakes: namesOf("intake"),
  };
}

function groupsOf(rows: Counted[], by: FunnelGroup) {
  const names = [...new Set(rows.map(({ name }) => name))].sort((one, other) => (one ?? "").localeCompare(other ?? ""));
  const shown = by === "week" ? names.reverse().slice(0, deskLimits.funnelWeeks) : names;
  return shown.map((name) => ({ name, ...atStages(rows.filter((row) => row.name === name)) }));
}

function atStages(rows: Counted[]): AtStage {
  const sumOf = (some: Counted[]) => some.reduce((sum, { count }) => sum + count, 0);
  const counts = (isThere: (row: Counted, stage: Stage) => boolean) =>
    Object.fromEntries(stages.map((stage) => [stage, sumOf(rows.filter((row) => isThere(row, stage)))]));
  const place = (stage: Stage) => stages.indexOf(stage);
  return {
    now: counts((row, stage) => row.stage === stage),
    reached: counts(({ stage: now, reached }, stage) =>
      stage === "Lost" ? now === "Lost" : place(reached) >= place(stage),
    ),
  };
}
