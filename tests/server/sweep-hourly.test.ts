import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { portalCurriculumVitae, portalDraft, portalSession } from "#backend/db/schema/portal.ts";
import { incomingFolder } from "#backend/files/incoming.ts";
import { sweepHourly } from "#server/sweep-hourly.ts";
import { useDatabase } from "../world/database.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const database = await useDatabase();
const { db } = database;
const directory = useTemporaryDirectory();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const days = 24;

test("a portal whose backend is elsewhere forgets by itself what has had its time, and only that", async () => {
  const content = {};
  await db.insert(portalCurriculumVitae).values([
    { idHash: "kept", content, changedAt: ago(23) },
    { idHash: "old", content, changedAt: ago(25) },
  ]);
  await db.insert(portalSession).values([
    { idHash: "kept", data: {}, seenAt: ago(6 * days) },
    { idHash: "old", data: {}, seenAt: ago(8 * days) },
  ]);
  await db.insert(portalDraft).values([
    { owner: "kept", path: "/ds/feedback", fields: [], at: ago(6 * days) },
    { owner: "old", path: "/ds/feedback", fields: [], at: ago(8 * days) },
  ]);
  await db.insert(attempt).values([
    { kind: "draftOfVisitor", who: "kept", at: ago(23) },
    { kind: "draftOfVisitor", who: "old", at: ago(25) },
  ]);
  const incoming = incomingFolder(directory);
  await mkdir(incoming);
  for (const name of ["kept", "old"]) await writeFile(join(incoming, name), "…");
  await utimes(join(incoming, "old"), ago(2), ago(2));

  const end = await sweepHourly(database, directory, pino({ level: "silent" }));
  end();
  expect((await db.select().from(portalCurriculumVitae)).map(({ idHash }) => idHash)).toEqual(["kept"]);
  expect((await db.select().from(portalSession)).map(({ idHash }) => idHash)).toEqual(["kept"]);
  expect((await db.select().from(portalDraft)).map(({ owner }) => owner)).toEqual(["kept"]);
  expect((await db.select().from(attempt)).map(({ who }) => who)).toEqual(["kept"]);
  expect(await readdir(incoming)).toEqual(["kept"]);
});
