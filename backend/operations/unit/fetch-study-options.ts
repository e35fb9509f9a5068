import { sql } from "drizzle-orm";
import type { StudyOptions } from "#contract/entities/unit.ts";
import { todayInGermany } from "#domain/today.ts";
import { inGerman } from "../../db/in-german.ts";
import { isOffered } from "../../db/offered.ts";
import { campus, course, intake } from "../../db/schema/unit.ts";
import { campusJson } from "../../db/units.ts";
import type { Work } from "../../work.ts";

const courseJson = sql`json_build_object('name', ${course.name}, 'studyModel', ${course.studyModel},
  'campuses', ${course.campuses})`;

/**
 * What can be studied, where and when: intakes that have not begun yet, next one first; not what ran out. One query.
 */
export async function fetchStudyOptions({ db, now }: Work): Promise<StudyOptions> {
  const today = todayInGermany(now);
  const { rows } = await db.execute<StudyOptions & Record<string, unknown>>(sql`select
    (select coalesce(json_agg(${courseJson} order by ${inGerman(course.name)}), '[]') from ${course}
      where ${isOffered(course, today)}) as courses,
    (select coalesce(json_agg(${campusJson} order by ${inGerman(campus.name)}), '[]') from ${campus}
      where ${isOffered(campus, today)}) as campuses,
    (select coalesce(json_agg(${intake.startsOn} order by ${intake.startsOn}), '[]') from ${intake}
      where ${isOffered(intake, today)}) as intakes`);
  return rows[0]!;
}
