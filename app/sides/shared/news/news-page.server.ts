import type { NewsItem } from "#contract/entities/news.ts";
import { limits } from "#contract/limits.ts";
import { placeIn } from "./news-place.ts";
import { paragraphsOf } from "./paragraphs.ts";

type FetchNews = (query: { page: number; perPage: number }) => Promise<{ items: NewsItem[]; total: number }>;

/** The news that an address asks for, each by its beginning. */
export async function newsPage({ url }: Request, fetchNews: FetchNews) {
  const { page } = placeIn(url);
  const { items, total } = await fetchNews({ page, perPage: limits.newsPerPage });
  const news = items.map(({ text, ...item }) => ({ ...item, beginning: paragraphsOf(text)[0] }));
  return { news, page, pages: Math.ceil(total / limits.newsPerPage) };
}

/** A piece of news as its page shows it. */
export const newsArticle = ({ title, text, publishedAt }: NewsItem) => ({
  pageTitle: title,
  publishedAt,
  paragraphs: paragraphsOf(text),
});
