import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gt } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { installation } from "#backend/db/schema/installation.ts";
import { incomingFolder } from "#backend/files/incoming.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { readSettings } from "#server/settings.ts";
import { onlyHere, startBackend } from "#server/start-backend.ts";
import { useBackend } from "../world/backend.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const { backend: sweeping, addAccount, database, db } = await useBackend();
const directory = useTemporaryDirectory();
const patient = { timeout: 30_000 };
const hours = (count: number) => count * 3_600_000;
vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
afterAll(() => void vi.useRealTimers());
const settings = readSettings({ DATA_DIR: directory, DEMO_DATA: "off" });
const other = await startBackend(settings, database, pino({ level: "silent" }), onlyHere);

test("a backend with a folder of its own clears its broken uploads and keeps its documents while another does every sweep", async () => {
  const { id: accountId } = await addAccount();
  const kind = { category: "CV", type: "CV", name: "Lebenslauf.pdf", mimeType: "application/pdf", bytes: 1 } as const;
  await db.insert(document).values({ accountId, ...kind, fileKey: randomUUID() });
  const incoming = incomingFolder(directory);
  await mkdir(incoming, { recursive: true });
  for (const name of ["running", "dead"]) await writeFile(join(incoming, name), "…");
  const later = new Date(Date.now() + hours(3));
  await utimes(join(incoming, "running"), later, later);

  for (const _hour of [1, 2, 3]) {
    vi.advanceTimersByTime(hours(1));
    const isNoted = gt(installation.seenAt, new Date(Date.now() - hours(1)));
    await vi.waitFor(async () => expect(await db.$count(installation, isNoted)).toBe(1), patient);
  }
  await vi.waitFor(async () => expect(await readdir(incoming)).toEqual(["running"]), patient);
  await sweep(sweeping, new Date());
  expect(await db.select({ missingSince: document.missingSince }).from(document)).toEqual([{ missingSince: null }]);
});

test("does so until it is closed", async () => {
  await other.close();
  expect(vi.getTimerCount()).toBe(0);
});
