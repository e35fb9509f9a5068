import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#backend/db/open.ts";
import { person } from "#backend/db/schema/people.ts";
import { place } from "#backend/db/schema/places.ts";
import { startPortal } from "../../e2e/world/portal.ts";

it("begins with the database that the build made, and without a person where there is no demo", async () => {
  const portal = await startPortal({ DEMO_DATA: "off" });
  onTestFinished(portal.stop);
  const { dataDirectory: directory } = portal;
  expect(await readFile(join(directory, "postgres/data/postgresql.conf"), "utf8")).toContain("portal.cluster = ");
  const { db, close } = await openDatabase({ directory });
  onTestFinished(close);
  expect(await db.$count(place)).toBeGreaterThan(7000);
  expect(await db.$count(person)).toBe(0);
});
