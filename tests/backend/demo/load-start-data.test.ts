import { expect, it } from "vitest";
import { companyUser } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { person } from "#backend/db/schema/people.ts";
import { place } from "#backend/db/schema/places.ts";
import { officeText } from "#backend/db/schema/texts.ts";
import { campus } from "#backend/db/schema/unit.ts";
import { loadStartData } from "#backend/demo/load-start-data.ts";
import { useBackend } from "../../world/backend.ts";

const { backend, db } = await useBackend();
const inUse = await useBackend();
const now = new Date();
const counts = () =>
  Promise.all([campus, place, officeText, companyUser, identityAccount, person].map((table) => db.$count(table)));

it("fills an empty database once, however many portals start at the same moment", async () => {
  await Promise.all([loadStartData(backend, now), loadStartData(backend, now), loadStartData(backend, now)]);
  const once = await counts();
  expect(once.every((count) => count > 0)).toBe(true);
  await loadStartData(backend, now);
  expect(await counts()).toEqual(once);
});

it("adds nobody to a database in which real people are, and the log says why", async () => {
  await inUse.addAccount();
  const people = await inUse.db.select().from(person);
  const said: string[] = [];
  const log = { ...inUse.log, warn: (text: string) => said.push(text) } as unknown as typeof inUse.log;
  await loadStartData({ ...inUse.backend, log }, now);
  expect(said).toEqual([expect.stringMatching(/DEMO_DATA=off.*PUBLIC_URL/)]);
  expect(await inUse.db.select().from(person)).toEqual(people);
  for (const table of [campus, companyUser, identityAccount, officeText]) expect(await inUse.db.$count(table)).toBe(0);
  expect(await inUse.db.$count(place)).toBeGreaterThan(0);
});

it("goes on with a demo in which real people have registered", async () => {
  await db.insert(person).values({});
  await db.delete(officeText);
  await loadStartData(backend, now);
  expect(await db.$count(officeText)).toBeGreaterThan(0);
});
