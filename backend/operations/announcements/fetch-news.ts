import { sql } from "drizzle-orm";
import type { NewsItem } from "#contract/entities/news.ts";
import { limits } from "#contract/limits.ts";
import { news } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";

interface Wanted {
  page?: number;
  perPage?: number;
}

/** News are for a side of the portal. */
type Reader = { role: typeof news.$inferSelect.audience };

/** One page of the news for an audience (spec §7, §9), the newest first; `total` counts all pages. One query. */
export async function fetchNews(
  { db, now }: Work,
  { role: audience }: Reader,
  { page = 1, perPage = limits.newsPerPage }: Wanted,
): Promise<{ items: NewsItem[]; total: number }> {
  const published = sql`${news.audience} = ${audience} and ${news.publishedAt} <= ${now.toISOString()}`;
  const { rows } = await db.execute<{ items: NewsItem[]; total: number }>(sql`select
    (select count(*)::int from ${news} where ${published}) as total,
    (select coalesce(json_agg(page order by "publishedAt" desc, id), '[]') from (
      select ${news.id}, ${news.title}, ${news.text}, ${news.publishedAt} as "publishedAt" from ${news}
      where ${published} order by ${news.publishedAt} desc, ${news.id}
      limit ${perPage} offset ${(page - 1) * perPage}) page) as items`);
  return rows[0]!;
}
