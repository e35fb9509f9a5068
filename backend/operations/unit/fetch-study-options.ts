import { gte, sql } from "drizzle-orm";
import type { StudyOptions } from "#contract/entities/unit.ts";
import { campus, course, intake } from "../../db/schema/unit.ts";
import { campusJson } from "../../db/units.ts";
import type { Work } from "../../work.ts";

const courseJson = sql`json_build_object('name', ${course.name}, 'studyModel', ${course.studyModel})`;

/** What can be studied, where and when: intakes that have not begun yet, next one first. One query. */
export async function fetchStudyOptions({ db, now }: Work): Promise<StudyOptions> {
  const isAhead = gte(intake.startsOn, now.toISOString().slice(0, 10));
  const { rows } = await db.execute<StudyOptions & Record<string, unknown>>(sql`select
    (select coalesce(json_agg(${courseJson} order by ${course.name}), '[]') from ${course}) as courses,
    (select coalesce(json_agg(${campusJson} order by ${campus.name}), '[]') from ${campus}) as campuses,
    (select coalesce(json_agg(${intake.startsOn} order by ${intake.startsOn}), '[]') from ${intake}
      where ${isAhead}) as intakes`);
  return rows[0]!;
}
