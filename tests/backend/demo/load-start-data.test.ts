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
