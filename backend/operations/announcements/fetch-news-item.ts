import { and, eq, lte } from "drizzle-orm";
import type { NewsItem } from "#contract/entities/news.ts";
import { Refusal } from "#contract/errors.ts";
import { news } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";

/** News are for a side of the portal. */
type Reader = { role: typeof news.$inferSelect.audience };

/** One item of the news (spec §7). 404 when it is for others or not published yet. */
export async function fetchNewsItem(
  { db, now }: Work,
  { role: audience }: Reader,
  { newsItemId: id }: { newsItemId: string },
): Promise<NewsItem> {
  const [found] = await db
    .select({ id: news.id, title: news.title, text: news.text, publishedAt: news.publishedAt })
    .from(news)
    .where(and(eq(news.id, id), eq(news.audience, audience), lte(news.publishedAt, now)));
  if (!found) throw Refusal.notFound();
  return { ...found, publishedAt: found.publishedAt.toISOString() };
}
