import { expect, it } from "vitest";
import { textVersion } from "#backend/db/schema/texts.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { NewsItem } from "#contract/entities/news.ts";
import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";
import { addText } from "../../../world/texts.ts";

const { call, addApplicant, db } = await useBackend();
const { token } = await addApplicant();
const added = new Map<string, string>();
/** A piece of news of so many days ago. */
async function tell(title: string, days: number, audience: "applicant" | "company" = "applicant") {
  const appearsOn = todayInGermany(new Date(Date.now() - days * day));
  added.set(title, (await addText(db, "news", audience, { title, appearsOn })).id);
}
await tell("Second", 2);
await tell("Fourth", 4);
await tell("First", 1);
await tell("Third", 3);
await tell("Of companies", 1, "company");
await tell("Of tomorrow", -1);
await addText(db, "news", "applicant", { title: "Over", endsOn: "2020-01-31" });
const idOf = (title: string) => added.get(title)!;

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

it("are told in the reader's language, else in German, on the day that the office chose or at once", async () => {
  const { id } = await addText(db, "news", "applicant", { title: "Von heute" });
  const open = async (language: string) => {
    const input = { params: { newsItemId: id }, headers: { "Accept-Language": language } };
    return (await call<NewsItem>(applicant.fetchNewsItem, input, token)).body;
  };
  expect(await open("en")).toMatchObject({ title: "Von heute", language: "de" });
  const english = { language: "en", number: 1, title: "Of today", body: "Today." } as const;
  await db.insert(textVersion).values({ textId: id, ...english });
  expect(await open("en")).toMatchObject({ title: "Of today", text: "Today.", language: "en" });
  expect((await open("ar")).title).toBe("Von heute");
  expect((await open("en")).publishedAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  const { body } = await call<NewsItem>(applicant.fetchNewsItem, { params: { newsItemId: idOf("First") } }, token);
  expect(todayInGermany(new Date(body.publishedAt))).toBe(todayInGermany(new Date(Date.now() - day)));
});
