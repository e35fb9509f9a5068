import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import type { Work } from "../../work.ts";
import { type Choice, listedFrom, openingsFor } from "./ranked-openings.ts";
import type { Reader } from "./ranking.ts";

export type Reading = Pick<Work, "db" | "now">;
/** Pages count from one. */
export interface Page {
  page?: number;
}

const perPage = limits.jobOpeningsPerPage;

/** A page of openings, and how many there are in all. One query; a page behind the last one needs a second. */
export async function fetchJobOpeningPage(
  { db, now }: Reading,
  accountId: string,
  page = 1,
  choose: (reader: Reader) => Pick<Choice, "where" | "orderBy">,
): Promise<JobOpeningPage> {
  const rows = await openingsFor(db, accountId, (reader) => ({
    ...choose(reader),
    limit: perPage,
    offset: (page - 1) * perPage,
  }));
  const [first] = rows;
  if (!first && page > 1) {
    const { total, unread } = await fetchJobOpeningPage({ db, now }, accountId, 1, choose);
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
