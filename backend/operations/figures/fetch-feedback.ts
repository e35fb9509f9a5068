import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FeedbackFigures, feedbackSearch } from "#contract/entities/figures.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { isBetween } from "../between-days.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";

const order = { at: feedback.at, id: feedback.id };
type Rating = FeedbackFigures["texts"][number]["rating"];

/** What people think of the portal: ratings by month, reasons, and a page of texts. 400 for an `after` not given out. */
export async function fetchFeedback(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { rating, after, ...days }: z.output<typeof feedbackSearch>,
): Promise<FeedbackFigures> {
  const chosen = and(isBetween(feedback.at, days), rating ? eq(feedback.selected, rating) : undefined);
  const where = (which: SQL | undefined) => (which ? sql`where ${which}` : sql``);
  const { rows: months } = await db.execute<{ month: string; rating: Rating; count: number }>(sql`
    select to_char(at at time zone 'Europe/Berlin', 'YYYY-MM') as month, selected as rating, count(*)::int as count
    from feedback ${where(isBetween(feedback.at, days))} group by 1, 2 order by 1 desc`);
  const { rows: reasons } = await db.execute<FeedbackFigures["reasons"][number] & Record<string, unknown>>(sql`
    select selected as rating, reason, count(*)::int as count
    from feedback, unnest(string_to_array(reasons, ',')) reason
    ${where(and(chosen, sql`reason <> ''`))} group by 1, 2 order by 3 desc, 1, 2`);
  const rows = await db
    .select({
      id: feedback.id,
      at: feedback.at,
      rating: feedback.selected,
      text: feedback.feedback,
      place: placeOf(order),
    })
    .from(feedback)
    .where(and(chosen, isNotNull(feedback.feedback), isAfter(order, after)))
    .orderBy(...newestFirst(order))
    .limit(deskLimits.feedbackTextsPerPage + 1);
  const { items, next } = pageOf(rows, deskLimits.feedbackTextsPerPage);
  return {
    months: [...new Set(months.map(({ month }) => month))].map((month) => ({
      month,
      ratings: Object.fromEntries(
        months.filter((row) => row.month === month).map(({ rating, count }) => [rating, count]),
      ),
    })),
    reasons,
    texts: items.map(({ id, at, rating, text }) => ({
      id,
      at: at.toISOString(),
      rating: rating as Rating,
      text: text ?? "",
    })),
    next,
  };
}
