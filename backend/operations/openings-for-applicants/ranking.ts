import { and, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SuggestionReasons } from "#contract/entities/job-opening.ts";
import { softwareGroups } from "#contract/enumerations/people.ts";
import { matchable } from "#domain/matching.ts";
import { distanceStepKilometres, type FitCriterion, fitCriteria } from "#domain/ranking.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { person } from "../../db/schema/people.ts";
import { place } from "../../db/schema/places.ts";
import { application, unit } from "../../db/schema/unit.ts";

const earthKilometres = 6371;

/** The applicant whom openings are shown to: what they look for, and where they live. One row. */
export const readerOf = (db: Executor, accountId: string) => readersWho(db, eq(account.id, accountId));

/** Of the `account` and `person` of a query, the study for which companies meet them. Joined laterally. */
export const matchedStudy = (db: Pick<Executor, "select">) =>
  db
    .select({
      id: sql<string>`${application.id}`.as("matched_application"),
      courseName: application.courseName,
      campusName: application.campusName,
      intake: application.intake,
    })
    .from(unit)
    .innerJoin(application, eq(application.unitId, unit.id))
    .where(eq(unit.accountId, account.id))
    // §4: stored id, else primary, else first, as `activeApplication` has it.
    .orderBy(
      ...matchedUnitFirst,
      isStored(application.id, "activeApplicationId"),
      desc(application.primary),
      application.id,
    )
    .limit(1)
    .as("matched");

/** Applicants with what they look for, and where they live: a part of a query, by a name of its own if it has two. */
export function readersWho(db: Executor, where: SQL | undefined, name = "reader") {
  const matched = matchedStudy(db);
  return db.$with(name).as(
    db
      .select({
        accountId: sql<string>`${account.id}`.as("reader_id"),
        courseName: matched.courseName,
        campusName: matched.campusName,
        intake: matched.intake,
        maxDistance: account.practicePartnerMaxDistance,
        softwareSkills: sql<Skills>`coalesce(${account.softwareSkills}, '{}')`.as("reader_skills"),
        latitude: sql<number | null>`${place.latitude}`.as("home_latitude"),
        longitude: sql<number | null>`${place.longitude}`.as("home_longitude"),
      })
      .from(account)
      .innerJoin(person, eq(person.id, account.personId))
      .leftJoinLateral(matched, sql`true`)
      .leftJoin(place, isHome)
      .where(where),
  );
}

/** Joins the place where an account lives; a foreign postal code has no place. */
export const isHome = and(
  eq(place.postalCode, account.shippingPostalCode),
  sql`coalesce(${account.shippingCountry}, 'DE') = 'DE'`,
);
export type Reader = ReturnType<typeof readerOf>;
const isStored = (id: PgColumn, key: "activeUnitId" | "activeApplicationId") =>
  sql`(${person.metadata} ->> ${key} = ${id}::text) is true desc`;
type Skills = SuggestionReasons["skills"];

/** Of the units of the `person` of a query, first the one that companies meet, as `matchedUnit` has it. */
export const matchedUnitFirst: SQL[] = [
  sql`(${unit.stage} in ${matchable}) desc`,
  isStored(unit.id, "activeUnitId"),
  desc(unit.primary),
  sql`${unit.createdAt}`,
];

/** What fits best first, then the newest (ADR 0026). */
export const ranking = (reader: Reader): SQL[] => [
  ...fitRanking(reader),
  sql`${jobOpening.publishedAt} desc`,
  sql`${jobOpening.id}`,
];

/** As far as it is the same from either side, for applicants as for companies. */
export const fitRanking = (reader: Reader): SQL[] => fitCriteria.map((name) => orderBy[name](reader));

const orderBy: Record<FitCriterion, (reader: Reader) => SQL> = {
  distance: (reader) => sql`ceil(${kilometresFrom(reader)} / ${distanceStepKilometres}::float) asc nulls last`,
  skills: (reader) => sql`${metCount(reader)} desc`,
};

/** How many of the skills asked for are met, as `metSkills` names them. */
export const metCount = (reader: Reader) =>
  sql.join(
    softwareGroups.map(
      (group) => sql`coalesce(((${reader.softwareSkills} ->> ${group})::int
        >= (${jobOpening.softwareSkills} ->> ${group})::int)::int, 0)`,
    ),
    sql` + `,
  );

/** Where somebody lives, and how far they would go. */
type Home = Record<"latitude" | "longitude" | "maxDistance", SQLWrapper>;

/** Within the maximum distance, unless the distance is not known. */
export const isNotTooFar = (home: Home) => sql`(${kilometresFrom(home)} <= ${home.maxDistance}) is not false`;

/** As the crow flies (haversine), in whole kilometres and at least one; null where a place is not known. */
export const kilometresFrom = (home: Omit<Home, "maxDistance">) => sql<number | null>`case
  when ${jobOpening.latitude} is not null and ${home.latitude} is not null then greatest(1, round(
    ${2 * earthKilometres} * asin(sqrt(least(1,
      power(sin(radians(${jobOpening.latitude} - ${home.latitude}) / 2), 2)
      + cos(radians(${home.latitude})) * cos(radians(${jobOpening.latitude}))
      * power(sin(radians(${jobOpening.longitude} - ${home.longitude}) / 2), 2))))))
  end`;
