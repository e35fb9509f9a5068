import { applicant } from "#contract/calls/applicant.ts";
import { fetchNews } from "../operations/announcements/fetch-news.ts";
import { fetchNewsItem } from "../operations/announcements/fetch-news-item.ts";
import { serve } from "./call.ts";

export const newsRoutes = [
  serve(applicant.fetchNews, ({ db, query, now }) => fetchNews(db, "applicant", query, now)),
  serve(applicant.fetchNewsItem, ({ db, params, now }) => fetchNewsItem(db, "applicant", params.newsItemId, now)),
];
