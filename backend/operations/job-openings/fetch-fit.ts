import { and, eq, type SQL, sql } from "drizzle-orm";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { isLooking, isOneOf, thoseWhoChoseCourse } from "../openings-for-applicants/is-looking.ts";
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
  const reader = readersWho(db, and(isLooking(db), isOneOf(thoseWhoChoseCourse(db, isThis))));
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
