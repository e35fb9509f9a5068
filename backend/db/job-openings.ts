import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { ListedJobOpening, SuggestionReasons, WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import type { SoftwareGroup } from "#contract/enumerations.ts";
import { statusAt } from "#domain/application-status.ts";
import type { Executor } from "./open.ts";
import { account, application, company, jobOpening, jobOpeningMark, match, place, unit } from "./schema.ts";

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
    // §4: else primary, else first, as `activeOf` has it.
    .orderBy(desc(unit.primary), unit.createdAt, desc(application.primary), application.id)
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
type Skills = SuggestionReasons["skills"];

/** As the crow flies (haversine), in whole kilometres and at least one; null where a place is not known. */
export const kilometresFrom = (reader: Reader) => sql<number | null>`case
  when ${jobOpening.latitude} is not null and ${reader.latitude} is not null then greatest(1, round(
    ${2 * earthKilometres} * asin(sqrt(least(1,
      power(sin(radians(${jobOpening.latitude} - ${reader.latitude}) / 2), 2)
      + cos(radians(${reader.latitude})) * cos(radians(${jobOpening.latitude}))
      * power(sin(radians(${jobOpening.longitude} - ${reader.longitude}) / 2), 2))))))
  end`;

/** What an applicant may see: open openings, and others that they applied for or marked. Never a draft. */
export const isVisible = () =>
  or(
    eq(jobOpening.status, "open"),
    and(ne(jobOpening.status, "draft"), or(isNotNull(match.id), isNotNull(jobOpeningMark.accountId))),
  );

/** Openings with all that is shown of them to one applicant; the caller says which, and in what order. */
export function openingsFor(db: Executor, accountId: string, reader = readerOf(db, accountId)) {
  return db
    .with(reader)
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
    })
    .from(jobOpening)
    .innerJoin(reader, sql`true`)
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpening.id), eq(match.accountId, accountId)))
    .leftJoin(
      jobOpeningMark,
      and(eq(jobOpeningMark.jobOpeningId, jobOpening.id), eq(jobOpeningMark.accountId, accountId)),
    );
}
type Row = Awaited<ReturnType<typeof openingsFor>>[number];

/** An opening as its page shows it to an applicant; undefined when they may not see it. One query. */
export async function wholeJobOpeningFor(
  db: Executor,
  { id }: Pick<typeof account.$inferSelect, "id">,
  jobOpeningId: string,
  now: Date,
): Promise<WholeJobOpening | undefined> {
  const [row] = await openingsFor(db, id).where(and(eq(jobOpening.id, jobOpeningId), isVisible()));
  return row && wholeFrom(row, now);
}

function wholeFrom(row: Row, now: Date): WholeJobOpening {
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

export function listedFrom(row: Row, now: Date): ListedJobOpening {
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
const asSeen = (row: Row, now: Date) => ({
  reasons: reasonsFrom(row),
  isFavorite: row.isFavorite ?? false,
  viewedAt: row.viewedAt?.toISOString() ?? null,
  match: row.match && matchFrom(row.match, now),
});

function reasonsFrom({ opening, maxDistance, readerSkills, ...row }: Row): SuggestionReasons {
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
