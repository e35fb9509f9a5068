import { limits } from "#contract/limits.ts";

/** The page of a list that an address names; what is no page is the first one. */
export function pageIn(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isInteger(page) && page > 1 ? Math.min(page, limits.pages) : 1;
}

/** The address of a page; the first one needs no number. */
export const addressOfPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);
