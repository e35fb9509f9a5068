import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { JobOpening, OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { JobOpeningStatus } from "#contract/enumerations/matching.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { jobOpening, type wholeColumns } from "./schema/job-openings.ts";

type Stored = typeof jobOpening.$inferSelect;
type Columns = (typeof jobOpening)["_"]["columns"];
type WholeColumn = (typeof wholeColumns)[number];

/** A draft, which only its company sees: any answer may be missing. */
type Draft = Stored & { status: "draft" };

/** An opening that was published: no answer is missing, the database sees to it (ADR 0056). */
export type PublishedOpening = Omit<Stored, WholeColumn | "status"> & {
  [Name in WholeColumn]: NonNullable<Stored[Name]>;
} & { status: Exclude<Stored["status"], "draft"> };

/** An opening as it is stored. */
export type OpeningRow = Draft | PublishedOpening;

/** What to select if no draft is among the rows. */
export const publishedColumns = getTableColumns(jobOpening) as unknown as {
  [Name in keyof Columns]: PgColumn<
    Omit<Columns[Name]["_"], "data" | "notNull"> & { data: PublishedOpening[Name]; notNull: true }
  >;
};

type UnfinishedJobOpening = Omit<OwnJobOpening, "version" | "begunBy">;

/** An opening as the contract names it; what a draft lacks is null. */
export function openingFrom(row: PublishedOpening): JobOpening;
export function openingFrom(row: OpeningRow): UnfinishedJobOpening;
export function openingFrom({
  campusName: campus,
  courseName: course,
  publishedAt,
  ...row
}: OpeningRow): UnfinishedJobOpening {
  const { companyId, begunBy, untoldChanges, latitude, longitude, createdAt, version, answerVersions, ...answers } =
    row;
  return { ...answers, campus, course, publishedAt: publishedAt?.toISOString() ?? null };
}

/**
 * The status as the company sees it: an open one with somebody to answer to says so (design §6). Names stand as text:
 * in a query of one table a column loses its table's, and `match` has an id, too.
 */
export const statusForCompany = sql<JobOpeningStatus>`case when job_opening.status = 'open' and exists (
    select from match where match.job_opening_id = job_opening.id and match.status in ${activeStatuses})
  then 'openWithActiveMatches' else job_opening.status end`;
