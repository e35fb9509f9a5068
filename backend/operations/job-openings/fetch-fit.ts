import { and, eq, type SQL, sql } from "drizzle-orm";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { application, unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { isLooking } from "../openings-for-applicants/is-looking.ts";
import { isNotTooFar, metCount, type Reader, readersWho } from "../openings-for-applicants/ranking.ts";
import { isOwn, ownColumns, ownOpeningFrom } from "./own-opening.ts";

/**
 * An opening of the company, and how many people it would fit now by the rules of the applicants' suggestions (ADR
 * 0026). 404 for another company's. One query.
 */
export async function fetchFit(
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<JobOpeningWithFit> {
  const isThis = isOwn(companyId, jobOpeningId);
  const reader = readersWho(db, and(isLooking(db), hasChosenCourseOf(db, isThis)));
  const [found] = await db
    .with(reader)
    .select({ ...ownColumns, fit: fitOf(reader) })
    .from(jobOpening)
    .leftJoin(reader, eq(reader.courseName, jobOpening.courseName))
    .where(isThis)
    .groupBy(jobOpening.id);
  if (!found) throw Refusal.notFound();
  const { fit, ...opening } = found;
  return { ...ownOpeningFrom(opening), fit: opening.opening.courseName === null ? null : fit };
}

/**
 * Whose applications name the course, the active one or not. An array is read first: with `in`, everybody's active
 * application would be looked up.
 */
function hasChosenCourseOf(db: Executor, isThis: SQL | undefined) {
  const chosen = db
    .select({ id: unit.accountId })
    .from(jobOpening)
    .innerJoin(application, eq(application.courseName, jobOpening.courseName))
    .innerJoin(unit, eq(unit.id, application.unitId))
    .where(isThis);
  return sql`${account.id} = any(array(${chosen}))`;
}

/** Each count lies within the one before; answers that the opening lacks exclude nobody. */
function fitOf(reader: Reader) {
  const conditions = {
    course: sql`${reader.courseName} is not null`,
    campus: sql`(${reader.campusName} = ${jobOpening.campusName} or ${jobOpening.campusName} is null)`,
    startDate: sql`(${reader.intake} = ${jobOpening.startDate} or ${jobOpening.startDate} is null)`,
    total: isNotTooFar(reader),
    skilled: sql`${metCount(reader)} = (select count(*) from jsonb_object_keys(${jobOpening.softwareSkills}))`,
  };
  const names = Object.keys(conditions) as (keyof typeof conditions)[];
  const counts = names.map((name, index) => {
    const isAll = sql.join(
      names.slice(0, index + 1).map((each) => conditions[each]),
      sql` and `,
    );
    return [name, sql<number>`(count(*) filter (where ${isAll}))::int`] as const;
  });
  return Object.fromEntries(counts) as Record<keyof typeof conditions, SQL<number>>;
}
