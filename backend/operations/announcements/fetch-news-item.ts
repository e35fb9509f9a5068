import { sql } from "drizzle-orm";
import type { NewsItem } from "#contract/entities/news.ts";
import { Refusal } from "#contract/errors.ts";
import type { CallWork } from "../../work.ts";
import { type NewsReader, shownNews } from "./shown-news.ts";

/** One item of the news (spec §7). 404 when it is for others, not published yet or over. */
export async function fetchNewsItem(
  { db, now, language }: Pick<CallWork, "db" | "now" | "language">,
  reader: NewsReader,
  { newsItemId }: { newsItemId: string },
): Promise<NewsItem> {
  const { rows } = await db.execute<NewsItem & Record<string, unknown>>(sql`
    with shown as (${shownNews(reader, language, now)})
    select id, title, text, language, published_at as "publishedAt" from shown where id = ${newsItemId}`);
  const [found] = rows;
  if (!found) throw Refusal.notFound();
  return { ...found, publishedAt: new Date(found.publishedAt).toISOString() };
}
