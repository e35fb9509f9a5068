import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { Refusal } from "#contract/errors.ts";

/** As PostgreSQL writes one; JavaScript would take a bare number for a year. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const place = z.tuple([moment, z.uuid()]);

/** The key of a page, from the values that its list is ordered by. */
export const writeKey = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

/** What `writeKey` made a key of. 400 for a key that was not given out. */
export function readKey<Parts>(key: string, schema: z.ZodType<Parts>): Parts {
  const read = schema.safeParse(partsOf(key));
  if (!read.success) throw new Refusal(400, "Diese Seite gibt es nicht.");
  return read.data;
}

function partsOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key, "base64url").toString());
  } catch {
    return undefined;
  }
}

interface Columns {
  at: PgColumn;
  id: PgColumn;
}

/** The order of a list whose pages begin after a key: the newest first. */
export const newestFirst = ({ at, id }: Columns) => [desc(at), desc(id)];

/** A row's place in that order, with the moment to the microsecond. */
export const placeOf = ({ at, id }: Columns) => sql<[string, string]>`json_build_array(${at}::text, ${id})`;

/** What lies after the key of a page; everything without one. 400 for a key that was not given out. */
export function isAfter({ at, id }: Columns, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [since, rowId] = readKey(after, place);
  return sql`(${at}, ${id}) < (${since}::timestamptz, ${rowId}::uuid)`;
}

/** A page of rows, of which one more was asked for, and the key of the following one, made from its last row. */
export function pageBy<Row>(rows: Row[], size: number, keyOf: (last: Row) => string) {
  const items = rows.slice(0, size);
  return { items, next: rows.length > size ? keyOf(items.at(-1)!) : null };
}

/** The same of rows in the order of `newestFirst`, each with its place. */
export const pageOf = <Row extends { place: [string, string] }>(rows: Row[], size: number) =>
  pageBy(rows, size, ({ place }) => writeKey(place));
