import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { ListedJobOpening, SuggestionReasons, WholeJobOpening } from "#contract/entities/job-opening.ts";
import type { SoftwareGroup } from "#contract/enumerations/people.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { matchFrom } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { isOfUnlocked, isOpenToApplicants, openingFrom, publishedColumns } from "../../db/openings.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { kilometresFrom, type Reader, readerOf } from "./ranking.ts";

/** Drafts are left out, whichever openings are chosen. */
const isPublished = ne(jobOpening.status, "draft");

const isTouched = or(isNotNull(match.id), isNotNull(jobOpeningMark.accountId));
/** Neither a recommendation, also one that ended, nor a suggestion that was declined at once is an application. */
export const isAppliedFor = and(
  ne(match.status, "awaiting_any_interest"),
  or(ne(match.status, "cancelled"), ne(match.cancelledFrom, "awaiting_any_interest")),
);

/**
 * Openings that an applicant may see: open ones, and others that they applied for or marked; of a locked company only
 * those that they applied for (ADR 0076).
 */
export const isVisible = or(isOpenToApplicants, and(isPublished, or(isAppliedFor, and(isTouched, isOfUnlocked))));

/** `isNew` of the label in SQL: the number that a list tells is that of the rows that it calls new. */
const isNewToReader = and(
  isNull(jobOpeningMark.viewedAt),
  sql`${jobOpeningMark.isFavorite} is not true`,
  isNull(match.id),
);

/** Joins the applicant's own data on an opening. */
export const matchOf = (accountId: string) =>
  and(eq(match.jobOpeningId, jobOpening.id), eq(match.accountId, accountId));
export const markOf = (accountId: string) =>
  and(eq(jobOpeningMark.jobOpeningId, jobOpening.id), eq(jobOpeningMark.accountId, accountId));

/** The applicant's applications that are under way; in a query about openings, under a name of their own. */
export const isUnderWayOf = (accountId: string, of: Record<"accountId" | "status", AnyPgColumn> = match) =>
  and(eq(of.accountId, accountId), inArray(of.status, [...activeStatuses]));
const underWay = alias(match, "under_way");

/** Which openings, and in what order; may refer to the reader and to their `match` and `jobOpeningMark`. */
export interface Choice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}

/**
 * The chosen openings with everything that one applicant sees of them, their total number, and the number of
 * applications under way. One query.
 */
export async function openingsFor(db: Executor, accountId: string, choose: (reader: Reader) => Choice) {
  const reader = readerOf(db, accountId);
  const { where, orderBy, limit, offset = 0 } = choose(reader);
  const isChosen = and(where, isPublished);
  // Counts and ranks narrow rows, each without sorting all of them; only those of the page are read whole.
  const counted = db.$with("counted").as(
    db
      .select({
        total: sql<number>`count(*)::int`.as("total"),
        unread: sql<number>`(count(*) filter (where ${isNewToReader}))::int`.as("unread"),
      })
      .from(jobOpening)
      .innerJoin(reader, sql`true`)
      .leftJoin(match, matchOf(accountId))
      .leftJoin(jobOpeningMark, markOf(accountId))
      .where(isChosen),
  );
  const chosen = db.$with("chosen").as(
    db
      .select({ id: sql<string>`${jobOpening.id}`.as("chosen_id") })
      .from(jobOpening)
      .innerJoin(reader, sql`true`)
      .leftJoin(match, matchOf(accountId))
      .leftJoin(jobOpeningMark, markOf(accountId))
      .where(isChosen)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  return db
    .with(reader, counted, chosen)
    .select({
      opening: publishedColumns,
      company,
      match,
      isFavorite: jobOpeningMark.isFavorite,
      viewedAt: jobOpeningMark.viewedAt,
      fitsCourse: sql<boolean>`${jobOpening.courseName} is not distinct from ${reader.courseName}`,
      fitsCampus: sql<boolean>`${jobOpening.campusName} is not distinct from ${reader.campusName}`,
      fitsIntake: sql<boolean>`${jobOpening.startDate} is not distinct from ${reader.intake}`,
      wanted: { course: reader.courseName, campus: reader.campusName, startDate: reader.intake },
      distanceKilometres: kilometresFrom(reader),
      maxDistance: reader.maxDistance,
      readerSkills: reader.softwareSkills,
      total: sql<number>`(select total from counted)`,
      unread: sql<number>`(select unread from counted)`,
      applications: sql<number>`(select count(*)::int from ${match} ${underWay} where ${isUnderWayOf(accountId, underWay)})`,
    })
    .from(chosen)
    .innerJoin(jobOpening, eq(jobOpening.id, chosen.id))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .innerJoin(reader, sql`true`)
    .leftJoin(match, matchOf(accountId))
    .leftJoin(jobOpeningMark, markOf(accountId))
    .orderBy(...orderBy);
}
export type RankedOpening = Awaited<ReturnType<typeof openingsFor>>[number];

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

/** An opening on its own page, with what its company says of itself. */
export function wholeFrom(row: RankedOpening, now: Date): WholeJobOpening {
  const { id, name, portrait, city, website, socialMedia, employees, foundedDate, imagePath } = row.company;
  return {
    ...asAgreed(row),
    company: { id, name, portrait, city, website, socialMedia, employees, foundedDate, imagePath },
    ...asSeen(row, now),
  };
}

/** An opening as lists show it. */
export function listedFrom(row: RankedOpening, now: Date): ListedJobOpening {
  const opening = asAgreed(row);
  const { id, title, campus, course, startDate, status, practicePlace, workmodel, extraPayment, publishedAt } = opening;
  return {
    id,
    title,
    campus,
    course,
    startDate,
    status,
    practicePlace,
    workmodel,
    extraPayment,
    publishedAt,
    companyName: row.company.name,
    ...asSeen(row, now),
  };
}

/** An opening on the terms that were agreed on, if its offer was accepted. */
const asAgreed = ({ opening, match }: RankedOpening) => ({ ...openingFrom(opening), ...match?.agreedTerms });

/** The applicant's own data on an opening. */
const asSeen = (row: RankedOpening, now: Date) => ({
  isLocked: row.company.lockedAt !== null,
  reasons: reasonsFrom(row),
  isFavorite: row.isFavorite ?? false,
  viewedAt: row.viewedAt?.toISOString() ?? null,
  match: row.match && matchFrom(row.match, now),
});

function reasonsFrom({ opening, maxDistance, readerSkills, ...row }: RankedOpening): SuggestionReasons {
  const { fitsCourse, fitsCampus, fitsIntake, wanted, distanceKilometres } = row;
  return {
    fitsCourse,
    fitsCampus,
    fitsIntake,
    wanted: wanted ?? { course: null, campus: null, startDate: null },
    distanceKilometres,
    isWithinDistance: distanceKilometres === null || maxDistance === null ? null : distanceKilometres <= maxDistance,
    skills: metSkills(opening.softwareSkills, readerSkills),
  };
}

type Skills = SuggestionReasons["skills"];

/** Skills that are asked for and that the applicant has at that level or better. */
export const metSkills = (asked: Skills, had: Skills): Skills =>
  Object.fromEntries(Object.entries(asked).filter(([group, level]) => (had[group as SoftwareGroup] ?? 0) >= level));
