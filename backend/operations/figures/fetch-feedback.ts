import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { FeedbackFigures, feedbackSearch } from "#contract/entities/figures.ts";
import { feedback } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";
import { isBetween } from "../between-days.ts";
import { isAfter, newestFirst, pageOf, placeOf } from "../page-key.ts";

const order = { at: feedback.at, id: feedback.id };
type Rating = FeedbackFigures["texts"][number]["rating"];
interface Figures extends Record<string, unknown>, Pick<FeedbackFigures, "reasons"> {
  at: string;
  months: { month: string; rating: Rating; count: number }[];
}

/**
 * What people think of the portal: ratings by month, reasons, and a page of texts. 400 for an `after` not given out.
 */
export async function fetchFeedback(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { rating, after, size, ...days }: z.output<typeof feedbackSearch>,
): Promise<FeedbackFigures> {
  const isRated = rating ? eq(feedback.selected, rating) : undefined;
  const isOnDay = sql`day between ${days.from ?? "-infinity"}::date and ${days.until ?? "infinity"}::date`;
  const { rows: figures } = await db.execute<Figures>(sql`
    with figure as (select * from feedback_figure where ${isOnDay}), by_month as (
      select to_char(day, 'YYYY-MM') as month, rating, sum(count) as count from figure where reason = '' group by 1, 2
    ), by_reason as (
      select rating, reason, sum(count) as count from figure
      where reason <> '' ${rating ? sql`and rating = ${rating}` : sql``} group by 1, 2
    )
    select at,
      (select coalesce(json_agg(by_month order by month desc), '[]') from by_month) as months,
      (select coalesce(json_agg(by_reason order by count desc, rating, reason), '[]') from by_reason) as reasons
    from figures_moment`);
  const { at, months, reasons } = figures[0]!;
  const rows = await db
    .select({
      id: feedback.id,
      at: feedback.at,
      rating: feedback.selected,
      text: feedback.feedback,
      place: placeOf(order),
    })
    .from(feedback)
    .where(and(isBetween(feedback.at, days), isRated, isNotNull(feedback.feedback), isAfter(order, after)))
    .orderBy(...newestFirst(order))
    .limit(size + 1);
  const { items, next } = pageOf(rows, size);
  return {
    at: new Date(at).toISOString(),
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
