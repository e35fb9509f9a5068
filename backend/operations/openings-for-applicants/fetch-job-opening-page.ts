import type { JobOpeningPage } from "#contract/entities/job-opening.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { type Choice, listedFrom, openingsFor } from "./ranked-openings.ts";
import type { Reader } from "./ranking.ts";

/** Who reads which page, when; pages count from one. */
export interface Reading {
  accountId: string;
  page?: number;
  now: Date;
}

const perPage = limits.jobOpeningsPerPage;

/** A page of openings, and how many there are in all. One query; a page behind the last one needs a second. */
export async function fetchJobOpeningPage(
  db: Executor,
  { accountId, page = 1, now }: Reading,
  choose: (reader: Reader) => Pick<Choice, "where" | "orderBy">,
): Promise<JobOpeningPage> {
  const rows = await openingsFor(db, accountId, (reader) => ({
    ...choose(reader),
    limit: perPage,
    offset: (page - 1) * perPage,
  }));
  const [first] = rows;
  if (!first && page > 1) {
    const { total, unread } = await fetchJobOpeningPage(db, { accountId, now }, choose);
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
