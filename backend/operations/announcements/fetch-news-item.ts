import { and, eq, lte } from "drizzle-orm";
import type { NewsItem } from "#contract/entities/news.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { news } from "../../db/schema/announcements.ts";

/** One item of the news (spec §7). Refuses with 404 what is for others, or not published yet. */
export async function fetchNewsItem(
  db: Executor,
  audience: typeof news.$inferSelect.audience,
  id: string,
  now: Date,
): Promise<NewsItem> {
  const [found] = await db
    .select({ id: news.id, title: news.title, text: news.text, publishedAt: news.publishedAt })
    .from(news)
    .where(and(eq(news.id, id), eq(news.audience, audience), lte(news.publishedAt, now)));
  if (!found) throw Refusal.notFound();
  return { ...found, publishedAt: found.publishedAt.toISOString() };
}
