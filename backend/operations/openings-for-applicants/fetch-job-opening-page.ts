import { and, eq, inArray } from "drizzle-orm";
import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { type Choice, listedFrom, openingsFor } from "./ranked-openings.ts";
import type { Reader } from "./ranking.ts";

export type Reading = Pick<Work, "db" | "now">;
/** Pages count from one. */
export interface Page {
  page?: number;
}

const perPage = limits.jobOpeningsPerPage;

type Chosen = (reader: Reader) => Pick<Choice, "where" | "orderBy">;

/** A page of openings, how many there are in all, and how many applications are under way. Two queries. */
export async function fetchJobOpeningPage(
  reading: Reading,
  accountId: string,
  page: number | undefined,
  choose: Chosen,
): Promise<JobOpeningPage> {
  const isUnderWay = and(eq(match.accountId, accountId), inArray(match.status, [...activeStatuses]));
  const applications = await reading.db.$count(match, isUnderWay);
  return { applications, ...(await fetchPage(reading, accountId, page, choose)) };
}

/** One query; a page behind the last one needs a second. */
async function fetchPage(
  { db, now }: Reading,
  accountId: string,
  page = 1,
  choose: Chosen,
): Promise<Omit<JobOpeningPage, "applications">> {
  const rows = await openingsFor(db, accountId, (reader) => ({
    ...choose(reader),
    limit: perPage,
    offset: (page - 1) * perPage,
  }));
  const [first] = rows;
  if (!first && page > 1) {
    const { total, unread } = await fetchPage({ db, now }, accountId, 1, choose);
    return { items: [], total, unread, next: null };
  }
  const total = first?.total ?? 0;
  return {
    items: rows.map((row) => listedFrom(row, now)),
    total,
    unread: first?.unread ?? 0,
    next: page * perPage < total ? page + 1 : null,
  };
}
