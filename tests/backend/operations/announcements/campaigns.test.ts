import { expect, it } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import type { Campaign } from "#contract/entities/campaign.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";
import { addText } from "../../../world/texts.ts";

const { call, addApplicant, db } = await useBackend();
const inDays = (days: number) => todayInGermany(new Date(Date.now() + days * 24 * 3_600_000));

const addCampaign = async (title: string, endsOn: string) =>
  (await addText(db, "campaign", "campaigns", { title, endsOn })).id;
const today = await addCampaign("Campus-Tag", inDays(0));
const later = await addCampaign("Sommeraktion", inDays(30));
const over = await addCampaign("Winteraktion", inDays(-1));

const take =
  (endpoint: typeof applicant.registerForCampaign | typeof applicant.participateInCampaign) =>
  async (id: string, token: string) =>
    (await call(endpoint, { params: { campaignId: id } }, token)).status;
const register = take(applicant.registerForCampaign);
const participate = take(applicant.participateInCampaign);
const listOf = async (token: string) => (await call<Campaign[]>(applicant.fetchCampaigns, {}, token)).body;

it("shows the campaigns that run, up to their last day, each as it stands for the reader", async () => {
  const [mia, sara] = [await addApplicant(), await addApplicant()];
  await register(later, sara.token);
  expect(await listOf(mia.token)).toMatchObject([
    { id: today, name: "Campus-Tag", registeredAt: null, participatedAt: null },
    { id: later, name: "Sommeraktion", registeredAt: null, participatedAt: null },
  ]);
  expect((await listOf(sara.token))[1]?.registeredAt).not.toBeNull();
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
