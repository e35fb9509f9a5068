import type { FeedbackFigures } from "#contract/entities/figures.ts";

type Ratings = FeedbackFigures["months"][number]["ratings"];

export const totalOf = (ratings: Ratings) => Object.values(ratings).reduce((sum, count) => sum + count, 0);

/** A rating's share of all, in whole per cent. */
export const percentOf = (ratings: Ratings, rating: keyof Ratings) =>
  Math.round((100 * (ratings[rating] ?? 0)) / Math.max(1, totalOf(ratings)));
