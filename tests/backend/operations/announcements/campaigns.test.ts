import { expect, it } from "vitest";
import { campaignParticipation } from "#backend/db/schema/announcements.ts";
import { textVersion } from "#backend/db/schema/texts.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Campaign } from "#contract/entities/campaign.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";
import { addText } from "../../../world/texts.ts";

const { call, addApplicant, countStatements, db } = await useBackend();
const inDays = (days: number) => todayInGermany(new Date(Date.now() + days * 24 * 3_600_000));

const addCampaign = async (title: string, endsOn: string) =>
  (await addText(db, "campaign", "campaigns", { title, endsOn })).id;
const today = await addCampaign("Campus-Tag", inDays(0));
const later = await addCampaign("Sommeraktion", inDays(30));
const over = await addCampaign("Winteraktion", inDays(-1));
await addText(db, "campaign", "campaigns", { title: "Herbstaktion", appearsOn: inDays(1), endsOn: inDays(60) });

const take =
  (endpoint: typeof applicant.registerForCampaign | typeof applicant.participateInCampaign) =>
  async (id: string, token: string) =>
    (await call(endpoint, { params: { campaignId: id } }, token)).status;
const register = take(applicant.registerForCampaign);
const participate = take(applicant.participateInCampaign);
const listOf = async (token: string, language = "de") =>
  (await call<Campaign[]>(applicant.fetchCampaigns, { headers: { "Accept-Language": language } }, token)).body;

it("shows the campaigns that run, from their first day up to their last, each as it stands for the reader", async () => {
  const [mia, sara] = [await addApplicant(), await addApplicant()];
  await register(later, sara.token);
  expect(await listOf(mia.token)).toMatchObject([
    { id: today, name: "Campus-Tag", registeredAt: null, participatedAt: null },
    { id: later, name: "Sommeraktion", registeredAt: null, participatedAt: null },
  ]);
  expect((await listOf(sara.token))[1]?.registeredAt).not.toBeNull();
  expect(await countStatements(() => listOf(sara.token))).toBeLessThanOrEqual(2);
});

it("stays with those who registered once it is over", async () => {
  const { id: accountId, token } = await addApplicant();
  await db.insert(campaignParticipation).values({ campaignId: over, accountId });
  expect((await listOf(token)).map(({ name }) => name)).toEqual(["Winteraktion", "Campus-Tag", "Sommeraktion"]);
});

it("is told in the reader's language by its latest words, else in German", async () => {
  const { token } = await addApplicant();
  const english = { textId: today, language: "en", body: "Come!" } as const;
  await db.insert(textVersion).values([
    { ...english, number: 1, title: "Campus say" },
    { ...english, number: 2, title: "Campus day" },
  ]);
  const told = async (language: string) => (await listOf(token, language)).map((one) => [one.language, one.name]);
  const summer = ["de", "Sommeraktion"];
  expect(await told("en")).toEqual([["en", "Campus day"], summer]);
  expect(await told("ar")).toEqual([["de", "Campus-Tag"], summer]);
});

it("is registered for first, then taken part in; the first time counts", async () => {
  const { token } = await addApplicant();
  expect(await participate(later, token)).toBe(409);
  expect([await register(later, token), await register(later, token)]).toEqual([204, 204]);
  expect(await participate(later, token)).toBe(204);
  const first = (await listOf(token))[1];
  expect(first?.participatedAt).not.toBeNull();
  expect(await participate(later, token)).toBe(204);
  expect((await listOf(token))[1]).toEqual(first);
});

it("takes nobody in once it is over", async () => {
  const { token } = await addApplicant();
  expect(await register(over, token)).toBe(404);
  expect(await participate(over, token)).toBe(409);
});
