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

/** A published opening: no answer is missing, which the database enforces (ADR 0056). */
export type PublishedOpening = Omit<Stored, WholeColumn | "status"> & {
  [Name in WholeColumn]: NonNullable<Stored[Name]>;
} & { status: Exclude<Stored["status"], "draft"> };

/** An opening as it is stored. */
export type OpeningRow = Draft | PublishedOpening;

/** The columns to select if no draft is among the rows. */
export const publishedColumns = getTableColumns(jobOpening) as unknown as {
  [Name in keyof Columns]: PgColumn<
    Omit<Columns[Name]["_"], "data" | "notNull"> & { data: PublishedOpening[Name]; notNull: true }
  >;
};

type UnfinishedJobOpening = Omit<OwnJobOpening, "version" | "begunBy">;

/** Whether an opening's company is not locked. Columns are written as text, as below. */
export const isOfUnlocked = sql`job_opening.company_id not in (select company.id from company where company.locked_at is not null)`;

/** Whether applicants find an opening: it is open, and its company is not locked. */
export const isOpenToApplicants = sql`job_opening.status = 'open' and ${isOfUnlocked}`;

/** An opening as the contract names it; missing answers of a draft are null. */
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
 * The status as the company sees it: it shows whether an open one has active applications (design §6). Columns are
 * written as text: in a query of one table Drizzle drops the table's name, and `match` has an id, too.
 */
export const statusForCompany = sql<JobOpeningStatus>`case when job_opening.status = 'open' and exists (
    select from match where match.job_opening_id = job_opening.id and match.status in ${activeStatuses})
  then 'openWithActiveMatches' else job_opening.status end`;
