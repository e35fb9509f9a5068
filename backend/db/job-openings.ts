import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ListedJobOpening, SuggestionReasons, WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { type SoftwareGroup, softwareGroups } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { statusAt } from "#domain/match-status.ts";
import type { Executor } from "./open.ts";
import { account } from "./schema/account.ts";
import { company } from "./schema/companies.ts";
import { jobOpening } from "./schema/job-openings.ts";
import { match } from "./schema/matching.ts";
import { jobOpeningMark } from "./schema/openings-for-applicants.ts";
import { place } from "./schema/places.ts";
import { application, unit } from "./schema/unit.ts";

const earthKilometres = 6371;

/** The applicant whom openings are shown to: what they look for, and where they live. One row. */
export function readerOf(db: Executor, accountId: string) {
  const active = db
    .select({
      courseName: application.courseName,
      campusName: application.campusName,
      intake: application.intake,
    })
    .from(unit)
    .innerJoin(application, eq(application.unitId, unit.id))
    .where(eq(unit.accountId, account.id))
    // §4: stored id, else primary, else first, as `activeUnit` and `activeApplication` have it.
    .orderBy(
      isStored(unit.id, "activeUnitId"),
      desc(unit.primary),
      unit.createdAt,
      isStored(application.id, "activeApplicationId"),
      desc(application.primary),
      application.id,
    )
    .limit(1)
    .as("active");
  return db.$with("reader").as(
    db
      .select({
        courseName: active.courseName,
        campusName: active.campusName,
        intake: active.intake,
        maxDistance: account.practicePartnerMaxDistance,
        softwareSkills: sql<Skills>`coalesce(${account.softwareSkills}, '{}')`.as("reader_skills"),
        latitude: sql<number | null>`${place.latitude}`.as("home_latitude"),
        longitude: sql<number | null>`${place.longitude}`.as("home_longitude"),
      })
      .from(account)
      .leftJoinLateral(active, sql`true`)
      .leftJoin(
        place,
        and(eq(place.postalCode, account.shippingPostalCode), sql`coalesce(${account.shippingCountry}, 'DE') = 'DE'`),
      )
      .where(eq(account.id, accountId)),
  );
}
export type Reader = ReturnType<typeof readerOf>;
const isStored = (id: PgColumn, key: "activeUnitId" | "activeApplicationId") =>
  sql`(${account.metadata} ->> ${key} = ${id}::text) is true desc`;
type Skills = SuggestionReasons["skills"];

/** The nearest first, in the steps of 5 km that people name their maximum in; then skills, then what is new (ADR 0026). */
export const ranking = (reader: Reader): SQL[] => [
  sql`ceil(${kilometresFrom(reader)} / 5) asc nulls last`,
  sql`${metCount(reader)} desc`,
  sql`${jobOpening.publishedAt} desc`,
  sql`${jobOpening.id}`,
];

/** How many of the skills asked for are met, as `metSkills` names them. */
const metCount = (reader: Reader) =>
  sql.join(
    softwareGroups.map(
      (group) => sql`coalesce(((${reader.softwareSkills} ->> ${group})::int
        >= (${jobOpening.softwareSkills} ->> ${group})::int)::int, 0)`,
    ),
    sql` + `,
  );

/** As the crow flies (haversine), in whole kilometres and at least one; null where a place is not known. */
export const kilometresFrom = (reader: Reader) => sql<number | null>`case
  when ${jobOpening.latitude} is not null and ${reader.latitude} is not null then greatest(1, round(
    ${2 * earthKilometres} * asin(sqrt(least(1,
      power(sin(radians(${jobOpening.latitude} - ${reader.latitude}) / 2), 2)
      + cos(radians(${reader.latitude})) * cos(radians(${jobOpening.latitude}))
      * power(sin(radians(${jobOpening.longitude} - ${reader.longitude}) / 2), 2))))))
  end`;

/** What an applicant may see: open openings, and others that they applied for or marked. Never a draft. */
export const isVisible = or(
  eq(jobOpening.status, "open"),
  and(ne(jobOpening.status, "draft"), or(isNotNull(match.id), isNotNull(jobOpeningMark.accountId))),
);

/** Joins what is the applicant's own of an opening. */
export const matchOf = (accountId: string) =>
  and(eq(match.jobOpeningId, jobOpening.id), eq(match.accountId, accountId));
export const markOf = (accountId: string) =>
  and(eq(jobOpeningMark.jobOpeningId, jobOpening.id), eq(jobOpeningMark.accountId, accountId));

/** Which openings, and in what order; it may look at the reader, and at their `match` and `jobOpeningMark`. */
export interface Choice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}

/** The chosen openings with all that is shown of them to one applicant, and how many there are in all. One query. */
export async function openingsFor(db: Executor, accountId: string, choose: (reader: Reader) => Choice) {
  const reader = readerOf(db, accountId);
  const { where, orderBy, limit, offset = 0 } = choose(reader);
  const order = sql.join(orderBy, sql`, `);
  // Narrow rows are ranked, and only those of the page are read whole.
  const chosen = db.$with("chosen").as(
    db
      .select({
        id: sql<string>`${jobOpening.id}`.as("chosen_id"),
        rank: sql<number>`row_number() over (order by ${order})`.as("rank"),
        total: sql<number>`(count(*) over ())::int`.as("total"),
        unread: sql<number>`(count(*) filter (where ${jobOpeningMark.viewedAt} is null) over ())::int`.as("unread"),
      })
      .from(jobOpening)
      .innerJoin(reader, sql`true`)
      .leftJoin(match, matchOf(accountId))
      .leftJoin(jobOpeningMark, markOf(accountId))
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset),
  );
  return db
    .with(reader, chosen)
    .select({
      opening: jobOpening,
      company,
      match,
      isFavorite: jobOpeningMark.isFavorite,
      viewedAt: jobOpeningMark.viewedAt,
      fitsCourse: sql<boolean>`${jobOpening.courseName} is not distinct from ${reader.courseName}`,
      fitsCampus: sql<boolean>`${jobOpening.campusName} is not distinct from ${reader.campusName}`,
      fitsIntake: sql<boolean>`${jobOpening.startDate} is not distinct from ${reader.intake}`,
      distanceKilometres: kilometresFrom(reader),
      maxDistance: reader.maxDistance,
      readerSkills: reader.softwareSkills,
      total: chosen.total,
      unread: chosen.unread,
    })
    .from(chosen)
    .innerJoin(jobOpening, eq(jobOpening.id, chosen.id))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .innerJoin(reader, sql`true`)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .orderBy(chosen.rank);
}
export type OpeningRow = Awaited<ReturnType<typeof openingsFor>>[number];

/** An opening as its page shows it to an applicant; undefined when they may not see it. One query. */
export async function wholeJobOpeningFor(
  db: Executor,
  { id }: Pick<typeof account.$inferSelect, "id">,
  jobOpeningId: string,
  now: Date,
): Promise<WholeJobOpening | undefined> {
  const [row] = await openingsFor(db, id, () => ({
    where: and(eq(jobOpening.id, jobOpeningId), isVisible),
    orderBy: [sql`${jobOpening.id}`],
    limit: 1,
  }));
  return row && wholeFrom(row, now);
}

/** Openings as a list shows them to an applicant, as many as a list may have. One query. */
export async function listedJobOpeningsFor(
  db: Executor,
  accountId: string,
  now: Date,
  choice: Pick<Choice, "where" | "orderBy">,
): Promise<ListedJobOpening[]> {
  const rows = await openingsFor(db, accountId, () => ({ ...choice, limit: limits.jobOpeningsPerList }));
  return rows.map((row) => listedFrom(row, now));
}

function wholeFrom(row: OpeningRow, now: Date): WholeJobOpening {
  const { campusName, courseName, latitude, longitude, createdAt, version, companyId, ...opening } = row.opening;
  const { id, name, portrait, city, website, employees, foundedDate, imagePath } = row.company;
  return {
    ...opening,
    campus: campusName,
    course: courseName,
    publishedAt: opening.publishedAt?.toISOString() ?? null,
    company: { id, name, portrait, city, website, employees, foundedDate, imagePath },
    ...asSeen(row, now),
  };
}

export function listedFrom(row: OpeningRow, now: Date): ListedJobOpening {
  const { id, title, campusName, courseName, startDate, status, practicePlace, workmodel, publishedAt } = row.opening;
  return {
    id,
    title,
    campus: campusName,
    course: courseName,
    startDate,
    status,
    practicePlace,
    workmodel,
    publishedAt: publishedAt?.toISOString() ?? null,
    companyName: row.company.name,
    ...asSeen(row, now),
  };
}

/** What is the applicant's own about an opening. */
const asSeen = (row: OpeningRow, now: Date) => ({
  reasons: reasonsFrom(row),
  isFavorite: row.isFavorite ?? false,
  viewedAt: row.viewedAt?.toISOString() ?? null,
  match: row.match && matchFrom(row.match, now),
});

function reasonsFrom({ opening, maxDistance, readerSkills, ...row }: OpeningRow): SuggestionReasons {
  const { fitsCourse, fitsCampus, fitsIntake, distanceKilometres } = row;
  return {
    fitsCourse,
    fitsCampus,
    fitsIntake,
    distanceKilometres,
    isWithinDistance: distanceKilometres === null || maxDistance === null ? null : distanceKilometres <= maxDistance,
    skills: metSkills(opening.softwareSkills, readerSkills),
  };
}

/** What is asked for and had at that level or better. */
const metSkills = (asked: NonNullable<Skills>, had: NonNullable<Skills>): Skills =>
  Object.fromEntries(Object.entries(asked).filter(([group, level]) => (had[group as SoftwareGroup] ?? 0) >= level));

/** An application as the contract shows it; its status is the one of this moment (design §6). */
export function matchFrom(row: typeof match.$inferSelect, now: Date): Match {
  const interviewAt = row.interviewAt?.toISOString() ?? null;
  const trialDayAt = row.trialDayAt?.toISOString() ?? null;
  return {
    id: row.id,
    status: statusAt({ ...row, interviewAt, trialDayAt }, now) ?? row.status,
    source: row.source,
    interviewDateSuggestions: row.interviewDateSuggestions,
    interviewAt,
    trialDayAt,
    place: row.place,
    cancellationReason: row.cancellationReason,
    cancelledBy: row.cancelledBy,
    since: row.since.toISOString(),
    version: row.version,
  };
}
