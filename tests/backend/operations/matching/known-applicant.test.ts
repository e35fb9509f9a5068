import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { deletionRequest } from "#backend/db/schema/personal-data.ts";
import { company } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addJobOpening, addMatch, addSara, call, db, nordlicht, wish } = await useWorld();
const study = { campusName: "Köln", courseName: "Informatik", intake: `${new Date().getUTCFullYear() + 1}-04-01` };

/** Sara, for whom Nordlicht's open openings are. */
async function addSeeker() {
  const sara = await addSara();
  await wish(sara, study);
  return sara;
}
type Person = Awaited<ReturnType<typeof addSeeker>>;

const { id: open } = await addJobOpening(nordlicht.id);
const { id: closed } = await addJobOpening(nordlicht.id, { status: "closed" });
const at = (jobOpeningId: string, { id: accountId }: { id: string }) => ({
  params: { companyId: nordlicht.id, jobOpeningId, accountId },
});
const look = async (jobOpeningId: string, who: { id: string }) =>
  (await call(company.fetchApplicant, at(jobOpeningId, who), nordlicht.token)).status;
const invite = async (jobOpeningId: string, who: { id: string }) => {
  const body = { interviewDateSuggestions: [inDays(3)] };
  return (await call(company.invite, { ...at(jobOpeningId, who), body }, nordlicht.token)).status;
};

it("a company opens and invites whom it is recommended, at openings that are open", async () => {
  const sara = await addSeeker();
  expect([await look(open, sara), await look(closed, sara), await invite(closed, sara)]).toEqual([200, 404, 409]);
  expect(await invite(open, sara)).toBe(200);
});

it.each<[string, (sara: Person) => Promise<unknown>]>([
  [
    "has found a partner",
    ({ id }) => db.update(account).set({ practicePartnerExists: true }).where(eq(account.id, id)),
  ],
  [
    "wants to be deleted",
    ({ id: accountId }) => db.insert(deletionRequest).values({ accountId, requestedAt: new Date() }),
  ],
  ["names no start", (sara) => wish(sara, { intake: null })],
])("a company neither opens nor invites somebody who %s", async (_why, change) => {
  const sara = await addSeeker();
  await change(sara);
  expect([await look(open, sara), await invite(open, sara)]).toEqual([404, 404]);
});

it("who ended long ago at one opening is not known at the next, unless they look for it", async () => {
  const since = new Date(Date.now() - (limits.endedApplicationDays + 1) * 86_400_000);
  const { jobOpeningId, person } = await addMatch("cancelled", { since });
  expect([await look(jobOpeningId, person), await look(open, person)]).toEqual([404, 404]);
});
