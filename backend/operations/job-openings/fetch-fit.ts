import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { JobOpeningWithFit } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { person } from "../../db/schema/people.ts";
import { application, unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { hasSeekingUnit, isLooking, isOneOf, thoseWhoLiveNear } from "../openings-for-applicants/is-looking.ts";
import { matchedStudy, metCount, readersWho } from "../openings-for-applicants/ranking.ts";
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
  const near = thoseWhoLiveNear(db, and(isThis, isCampusOf(application.campusName), isStartOf(application.intake)));
  const reader = readersWho(db, and(isLooking(db), isOneOf(near)));
  const isSkilled = sql`${metCount(reader)} = (select count(*) from jsonb_object_keys(${jobOpening.softwareSkills}))`;
  const [found] = await db
    .with(reader)
    .select({
      ...ownColumns,
      chosen: countsOfStudy(db),
      total: sql<number>`count(${reader.accountId})::int`,
      skilled: sql<number>`(count(${reader.accountId}) filter (where ${isSkilled}))::int`,
    })
    .from(jobOpening)
    .leftJoin(
      reader,
      and(eq(reader.courseName, jobOpening.courseName), isCampusOf(reader.campusName), isStartOf(reader.intake)),
    )
    .where(isThis)
    .groupBy(jobOpening.id);
  if (!found) throw Refusal.notFound();
  const { chosen, total, skilled, ...opening } = found;
  const fit = { ...chosen, total, skilled };
  return { ...ownOpeningFrom(opening), fit: opening.opening.courseName === null ? null : fit };
}

// What the opening does not say yet excludes nobody.
const isCampusOf = (name: SQLWrapper) => sql`(${name} = ${jobOpening.campusName} or ${jobOpening.campusName} is null)`;
const isStartOf = (day: SQLWrapper) => sql`(${day} = ${jobOpening.startDate} or ${jobOpening.startDate} is null)`;

/**
 * Who looks for its course, of those for its campus, and of those for its start, until there are more than are counted.
 */
function countsOfStudy(db: Executor) {
  const matched = matchedStudy(db);
  // Each limit keeps a part from being joined with everybody: counting stops at the limit, and people who no longer
  // look (most, late in the year) are skipped before anything else is looked up.
  const seeking = db
    .select({ accountId: unit.accountId })
    .from(unit)
    .where(and(eq(unit.id, application.unitId), hasSeekingUnit(db, unit.accountId)))
    .limit(1)
    .as("seeking");
  const seeker = db
    .select({ id: account.id })
    .from(seeking)
    .innerJoin(account, eq(account.id, seeking.accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoinLateral(matched, eq(matched.id, application.id))
    .where(isLooking(db))
    .limit(1)
    .as("seeker");
  const wanted = and(
    eq(application.courseName, jobOpening.courseName),
    sql`(step < 2 or ${isCampusOf(application.campusName)})`,
    sql`(step < 3 or ${isStartOf(application.intake)})`,
  );
  const people = db
    .select({ id: seeker.id })
    .from(application)
    .innerJoinLateral(seeker, sql`true`)
    .where(wanted)
    .limit(limits.fitCounted + 1);
  return sql`array(select (select count(*)::int from (${people}) people) from generate_series(1, 3) step order by step)`.mapWith(
    ([course, campus, startDate]: [number, number, number]) => ({ course, campus, startDate }),
  );
}
