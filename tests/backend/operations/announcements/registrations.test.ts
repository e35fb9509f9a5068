import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { campaignParticipation } from "#backend/db/schema/announcements.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { office } from "#contract/calls/office.ts";
import type { Registrations } from "#contract/entities/registration.ts";
import { addText } from "../../../world/texts.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addMia, addSara, call, db } = await useWorld();
const { token } = await addAdvisor({ isOffice: true });

const addCampaign = async () =>
  (await addText(db, "campaign", "campaigns", { title: "Campus-Tag", endsOn: "2199-01-31" })).id;
const registrationsFor = (textId: string, query: Record<string, string> = {}) =>
  call<Registrations>(office.fetchRegistrations, { params: { textId }, query }, token);

it("tells the office who registered for a campaign, the newest first, and who took part", async () => {
  const [campaignId, other] = [await addCampaign(), await addCampaign()];
  const [mia, sara] = [await addMia(), await addSara({ firstName: null, lastName: null })];
  await call(applicant.registerForCampaign, { params: { campaignId } }, mia.token);
  await call(applicant.participateInCampaign, { params: { campaignId } }, mia.token);
  for (const id of [campaignId, other])
    await call(applicant.registerForCampaign, { params: { campaignId: id } }, sara.token);
  const { body } = await registrationsFor(campaignId);
  expect(body).toMatchObject({
    items: [
      { id: sara.id, name: sara.email, email: sara.email, participatedAt: null },
      { id: mia.id, name: "Mia Hoffmann", email: mia.email, participatedAt: expect.any(String) },
    ],
    total: 2,
    next: null,
  });
  expect((await registrationsFor(other)).body.total).toBe(1);
});

it("goes page by page, each with the number of all, and knows no page that it did not give out", async () => {
  const campaignId = await addCampaign();
  const people = [await addMia(), await addMia(), await addMia()];
  const registeredAt = new Date("2026-10-01T12:00:00Z");
  await db
    .insert(campaignParticipation)
    .values(people.map(({ id: accountId }) => ({ campaignId, accountId, registeredAt })));
  const { body: first } = await registrationsFor(campaignId, { size: "2" });
  const { body: second } = await registrationsFor(campaignId, { size: "2", after: first.next! });
  expect([first.items.length, first.total, second.items.length, second.total, second.next]).toEqual([2, 3, 1, 3, null]);
  const all = [...first.items, ...second.items].map(({ id }) => id);
  expect(all.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  expect((await registrationsFor(campaignId, { after: "x" })).status).toBe(400);
});

it("has none for a text that nobody registers for, and knows no text that there is not", async () => {
  expect((await registrationsFor("faq.data.who")).body).toEqual({ items: [], total: 0, next: null });
  expect((await registrationsFor(randomUUID())).status).toBe(404);
});
