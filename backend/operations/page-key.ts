import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { Refusal } from "#contract/errors.ts";

/** As PostgreSQL writes one; JavaScript would take a bare number for a year. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const pageKey = z.tuple([moment, z.uuid()]);

interface Columns {
  at: PgColumn;
  id: PgColumn;
}

/** The order of a list whose pages begin after a key: the newest first. */
export const newestFirst = ({ at, id }: Columns) => [desc(at), desc(id)];

/** A row's place in that order, with the moment to the microsecond. */
export const placeOf = ({ at, id }: Columns) => sql<string>`concat(${at}, '|', ${id})`;

/** What lies after the key of a page; everything without one. 400 for a key that was not given out. */
export function isAfter({ at, id }: Columns, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const read = pageKey.safeParse(Buffer.from(after, "base64url").toString().split("|"));
  if (!read.success) throw new Refusal(400, "Diese Seite gibt es nicht.");
  return sql`(${at}, ${id}) < (${read.data[0]}::timestamptz, ${read.data[1]}::uuid)`;
}

/** A page of rows, of which one more was asked for, and the key of the following one. */
export function pageOf<Row extends { place: string }>(rows: Row[], size: number) {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, next: last ? Buffer.from(last.place).toString("base64url") : null };
}
