import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { person } from "#backend/db/schema/people.ts";
import type { Settings } from "#server/settings.ts";
import { welcome } from "#server/welcome.ts";
import { useDatabase } from "../world/database.ts";

const { db } = await useDatabase();
const hosts = { applicant: [], company: [], advisor: [] };
const settings = { publicUrl: "http://localhost:3000", loadsDemoData: true, hosts } as unknown as Settings;

test("the terminal names the demo's sign-ins, as the README does, only where its people are, and not where all are real", async () => {
  await db.insert(person).values({});
  expect(await welcome(settings, db)).not.toContain("Sign in");
  await db.insert(person).values({ isDemo: true });
  const told = await welcome(settings, db);
  const readme = await readFile("README.md", "utf8");
  for (const [, name] of readme.matchAll(/^\| `(\w+)@example\.org`/gm)) expect(told).toContain(name);
  expect(told).toContain("jutta");
});
