import { asc, gte, isNull, or } from "drizzle-orm";
import type { UpskillingOffer } from "#contract/entities/upskilling.ts";
import { upskillingOffer } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";

/** Courses that have not begun, the next one first and those without a date last. */
export async function fetchUpskillingOffers({ db, now }: Pick<Work, "db" | "now">): Promise<UpskillingOffer[]> {
  const { id, title, text, startsAt, place } = upskillingOffer;
  const rows = await db
    .select({ id, title, text, startsAt, place })
    .from(upskillingOffer)
    .where(or(isNull(startsAt), gte(startsAt, now)))
    .orderBy(asc(startsAt), asc(title), asc(id));
  return rows.map((row) => ({ ...row, startsAt: row.startsAt?.toISOString() ?? null }));
}
