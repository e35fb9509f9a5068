import { expect, it } from "vitest";
import { news } from "#backend/db/schema/announcements.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { NewsItem } from "#contract/entities/news.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addApplicant, db } = await useBackend();
const { token } = await addApplicant();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const item = (title: string, hours: number, audience: "applicant" | "company" = "applicant") => ({
  title,
  audience,
  text: `${title}!`,
  publishedAt: hoursAgo(hours),
});
const added = await db
  .insert(news)
  .values([
    item("Second", 2),
    item("Fourth", 4),
    item("First", 1),
    item("Third", 3),
    item("Of companies", 1, "company"),
    item("Of tomorrow", -24),
  ])
  .returning();
const idOf = (title: string) => added.find((row) => row.title === title)!.id;

const fetchNews = async (query: Record<string, string> = {}) => {
  const { body } = await call<{ items: NewsItem[]; total: number }>(applicant.fetchNews, { query }, token);
  return [body.items.map(({ title }) => title), body.total];
};

it("comes three at a time, the newest first, and says how much there is", async () => {
  expect(await fetchNews()).toEqual([["First", "Second", "Third"], 4]);
  expect(await fetchNews({ page: "2" })).toEqual([["Fourth"], 4]);
  expect(await fetchNews({ page: "2", perPage: "2" })).toEqual([["Third", "Fourth"], 4]);
  expect(await fetchNews({ page: "9" })).toEqual([[], 4]);
});

it("refuses a page that cannot be", async () => {
  const impossible: Record<string, string>[] = [{ page: "0" }, { page: "x" }, { perPage: "51" }];
  for (const query of impossible) expect((await call(applicant.fetchNews, { query }, token)).status).toBe(422);
});

it("opens one by one, but neither what is for companies nor what is not published yet", async () => {
  const open = (title: string) =>
    call<NewsItem>(applicant.fetchNewsItem, { params: { newsItemId: idOf(title) } }, token);
  expect((await open("First")).body).toMatchObject({ title: "First", text: "First!" });
  expect((await open("Of companies")).status).toBe(404);
  expect((await open("Of tomorrow")).status).toBe(404);
});
