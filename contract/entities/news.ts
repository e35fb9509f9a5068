import { z } from "zod";
import { writtenLanguages } from "../languages.ts";

/** The text is CommonMark, without HTML and pictures; a backend that names no language tells in German. */
export const newsItem = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  language: z.enum(writtenLanguages).optional(),
  publishedAt: z.string(),
});
export type NewsItem = z.infer<typeof newsItem>;

/** Which page of the news, and how many entries it has. */
export const newsQuery = z
  .object({ page: z.coerce.number().int().min(1), perPage: z.coerce.number().int().min(1).max(50) })
  .partial();
/** A page of the news, newest first. */
export const newsPage = z.object({ items: z.array(newsItem), total: z.number().int() });
