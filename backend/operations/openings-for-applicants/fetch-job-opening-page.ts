import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { type Choice, isUnderWayOf, listedFrom, openingsFor } from "./ranked-openings.ts";
import type { Reader } from "./ranking.ts";

export type Reading = Pick<Work, "db" | "now">;
/** Pages count from one. */
export interface Page {
  page?: number;
}

const perPage = limits.jobOpeningsPerPage;

type Chosen = (reader: Reader) => Pick<Choice, "where" | "orderBy">;

/**
 * A page of openings, their total number, and the number of applications under way. One query; two if the page is
 * empty.
 */
export async function fetchJobOpeningPage(
  { db, now }: Reading,
  accountId: string,
  page = 1,
  choose: Chosen,
): Promise<JobOpeningPage> {
  const rows = await openingsFor(db, accountId, (reader) => ({
    ...choose(reader),
    limit: perPage,
    offset: (page - 1) * perPage,
  }));
  const [first] = rows;
  if (first) {
    const { applications, total, unread } = first;
    const next = page * perPage < total ? page + 1 : null;
    return { applications, items: rows.map((row) => listedFrom(row, now)), total, unread, next };
  }
  // After the last page, the first page supplies the total.
  if (page > 1) return { ...(await fetchJobOpeningPage({ db, now }, accountId, 1, choose)), items: [], next: null };
  const applications = await db.$count(match, isUnderWayOf(accountId));
  return { applications, items: [], total: 0, unread: 0, next: null };
}
