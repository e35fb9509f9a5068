import { sql } from "drizzle-orm";
import { inGerman } from "../../db/in-german.ts";
import { isOpenToApplicants } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { campus, course, intake } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";

/** The courses, campuses and intakes of open openings (spec §7 `/filter-options`). */
export async function fetchJobOpeningFilterOptions({ db }: Pick<Work, "db">) {
  // One index lookup per combination costs less than reading every opening.
  const offered = sql`exists (select from ${jobOpening} where ${isOpenToApplicants}
    and ${jobOpening.courseName} = ${course.name} and ${jobOpening.campusName} = ${campus.name}
    and ${jobOpening.startDate} = ${intake.startsOn})`;
  const rows = await db
    .select({ course: course.name, campus: campus.name, intake: intake.startsOn })
    .from(course)
    .innerJoin(campus, sql`true`)
    .innerJoin(intake, sql`true`)
    .where(offered)
    .orderBy(inGerman(course.name), inGerman(campus.name), intake.startsOn);
  return {
    courses: [...new Set(rows.map(({ course }) => course))],
    campuses: [...new Set(rows.map(({ campus }) => campus))].sort((a, b) => a.localeCompare(b, "de")),
    intakes: [...new Set(rows.map(({ intake }) => intake))].sort(),
  };
}
