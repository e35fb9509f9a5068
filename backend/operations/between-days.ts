import { and, gte, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { momentInGermany } from "#domain/german-time.ts";
import { day } from "#domain/time.ts";

export interface Days {
  /** The first and the last calendar day in Germany, `YYYY-MM-DD`; left out: no bound. */
  from?: string;
  until?: string;
}

/** That a moment lies on one of these days. */
export const isBetween = (at: PgColumn, { from, until }: Days) =>
  and(from ? gte(at, beginningOf(from)) : undefined, until ? lt(at, beginningOf(dayAfter(until))) : undefined);

const beginningOf = (date: string) => momentInGermany(`${date}T00:00`)!;
const dayAfter = (date: string) => new Date(Date.parse(date) + day).toISOString().slice(0, 10);
