import { sql } from "drizzle-orm";
import type { NewsItem } from "#contract/entities/news.ts";
import { limits } from "#contract/limits.ts";
import type { CallWork } from "../../work.ts";
import { type NewsReader, shownNews } from "./shown-news.ts";

interface Wanted {
  page?: number;
  perPage?: number;
}

/** One page of the news for an audience (spec §7, §9), the newest first; `total` counts all pages. One query. */
export async function fetchNews(
  { db, now, language }: Pick<CallWork, "db" | "now" | "language">,
  reader: NewsReader,
  { page = 1, perPage = limits.newsPerPage }: Wanted,
): Promise<{ items: NewsItem[]; total: number }> {
  const { rows } = await db.execute<{ items: NewsItem[]; total: number }>(sql`
    with shown as (${shownNews(reader, language, now)})
    select (select count(*)::int from shown) as total,
      (select coalesce(json_agg(page order by "publishedAt" desc, id), '[]') from (
        select id, title, text, language, published_at as "publishedAt" from shown
        order by published_at desc, id limit ${perPage} offset ${(page - 1) * perPage}) page) as items`);
  return rows[0]!;
}
