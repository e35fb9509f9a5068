import { renderText } from "#app/texts/render-text.server.ts";
import type { NewsItem } from "#contract/entities/news.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { placeIn } from "./news-place.ts";

type FetchNews = (query: { page: number; perPage: number }) => Promise<{ items: NewsItem[]; total: number }>;

/** The news that an address asks for, each by its beginning. */
export async function newsPage({ url }: Request, fetchNews: FetchNews) {
  const { page } = placeIn(url);
  const { items, total } = await fetchNews({ page, perPage: limits.newsPerPage });
  const news = items.map(({ text, language = defaultLanguage, ...item }) => {
    const [beginning = ""] = text.split(/\n\s*\n/);
    return { ...item, language, beginning: renderText(beginning, 2) };
  });
  return { news, page, pages: Math.ceil(total / limits.newsPerPage) };
}

/** A piece of news as its page shows it. */
export const newsArticle = ({ title, text, language = defaultLanguage, publishedAt }: NewsItem) => ({
  pageTitle: title,
  publishedAt,
  language,
  html: renderText(text, 1),
});
