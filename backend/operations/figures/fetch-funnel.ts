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
  reached: Stage;
  count: number;
}

interface Beside extends Record<string, unknown>, Pick<Funnel, "campuses" | "courses" | "intakes"> {
  at: string;
}

const grouped: Record<FunnelGroup, string> = {
  campus: "campus_name",
  course: "course_name",
  intake: "intake::text",
  week: "week::text",
};

/** How far applicants have come, of one campus, course or intake, or of all, and how these compare (ADR 0086). */
export async function fetchFunnel(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { campus, course, intake, by }: z.output<typeof funnelSearch>,
): Promise<Funnel> {
  const { rows } = await db.execute<Counted>(sql`
    select ${sql.raw(grouped[by])} as name, stage, reached, sum(count)::int as count
    from funnel_figure
    where true ${campus ? sql`and campus_name = ${campus}` : sql``} ${course ? sql`and course_name = ${course}` : sql``}
      ${intake ? sql`and intake = ${intake}` : sql``}
    group by 1, 2, 3`);
  const { rows: beside } = await db.execute<Beside>(sql`
    select at, array(select name from campus order by 1) as campuses, array(select name from course order by 1) as courses,
      array(select starts_on::text from intake order by 1) as intakes
    from figures_moment`);
  const { at, ...choices } = beside[0]!;
  return {
    all: atStages(rows),
    groups: groupsOf(rows, by),
    ...choices,
    at: new Date(at).toISOString(),
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
