import { z } from "zod";

/** Paragraphs of the text are parted by an empty line. */
export const newsItem = z.object({ id: z.uuid(), title: z.string(), text: z.string(), publishedAt: z.string() });
export type NewsItem = z.infer<typeof newsItem>;
