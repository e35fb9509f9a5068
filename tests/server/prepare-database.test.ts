import { sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { company } from "#backend/db/schema/companies.ts";
import { prepareDatabase } from "#server/prepare-database.ts";
import type { Settings } from "#server/settings.ts";
import { useDatabase } from "../world/database.ts";

const { db, url } = await useDatabase();
const settingsOf = (more: Partial<Settings>) => ({ DATABASE_URL: url, dataDirectory: "", ...more }) as Settings;
const asDemo = settingsOf({ isLocal: true, loadsDemoData: true });
const asPublic = settingsOf({ isLocal: false, loadsDemoData: false });
const isOpen: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(isOpen.map((database) => database.close())));

async function prepare(settings: Settings) {
  const database = await prepareDatabase(settings);
  isOpen.push(database);
  return database;
}

describe("a database", () => {
  test("without anything made up is opened anywhere", async () => {
    await db.insert(company).values({ name: "Nordlicht Software GmbH", city: "Köln" });
    for (const settings of [asDemo, asPublic]) expect((await prepare(settings)).url).toBe(url);
  });

  test("of somebody who may not create what is needed is refused in one line that says so", async () => {
    await db.execute(sql`create role limited login`);
    onTestFinished(async () => void (await db.execute(sql`drop role limited`)));
    const limited = url.replace(/\/\/[^@]*@/, "//limited@");
    await expect(prepareDatabase(settingsOf({ DATABASE_URL: limited }))).rejects.toThrow(
      /^Wrong setting — DATABASE_URL: permission denied for database [^\n]+: the role needs CREATE [^\n]+$/,
    );
  });

  test("with people of the demo is opened for a demo only; one line names what removes them", async () => {
    await db.insert(company).values({ name: "Alsterwerft Medien GmbH", city: "Hamburg", isDemo: true });
    expect((await prepare(asDemo)).url).toBe(url);
    await expect(prepareDatabase(asPublic)).rejects.toThrow(/^Wrong setting — PUBLIC_URL: [^\n]+npm run remove-demo$/);
    const isOff = settingsOf({ isLocal: true, loadsDemoData: false });
    await expect(prepareDatabase(isOff)).rejects.toThrow(/^Wrong setting — DEMO_DATA: /);
  });
});
