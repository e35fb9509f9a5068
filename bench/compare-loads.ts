import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Portal, startPortal } from "../e2e/world/portal.ts";
import type { Visitor } from "../tests/world/visitor.ts";
import { firstOpening, overview } from "./pages.ts";
import { row } from "./table.ts";
import { type Apart, compareWays, type Server, signedIn, startApart, startServer, targetOf } from "./ways.ts";

interface Measured {
  email: string;
  side: string;
  pathFor: (visitor: Visitor) => Promise<string>;
}
const at = (path: string) => async () => path;
const mia = { email: "mia@example.org", side: "/ds/home" };
const sara = { email: "sara@example.org", side: "/ds/home" };
const measured: Measured[] = [
  { ...mia, pathFor: at("/ds/home") },
  { ...mia, pathFor: at("/ds/application/search/3") },
  { ...sara, pathFor: at(overview) },
  { ...sara, pathFor: firstOpening },
  { email: "firma@example.org", side: "/b2b/home", pathFor: at("/b2b/home") },
  { email: "advisor@example.org", side: "/advisor", pathFor: at("/advisor") },
];

/** Upper limit of a page's processor time, as a multiple of that of the same work and a string. */
const aim = 2;
const judged = "portal, backend elsewhere";

/** Compares the processor time of some pages with that of the same work without any rendering. */
export async function compareLoads() {
  const whole = await startPortal({ LOG_LEVEL: "warn" });
  const apart = await startApart();
  try {
    for (const page of measured) await comparePage(page, whole, apart);
  } finally {
    await apart.stop();
    await whole.stop();
  }
}

async function comparePage({ email, side, pathFor }: Measured, whole: Portal, apart: Apart) {
  const toWhole = await signedIn(whole, email, side);
  const toPortal = await signedIn(apart.portal, email, side);
  const path = await pathFor(toPortal);
  const { html } = await toPortal.open(path);
  const yardstick = await startYardstick({ [path]: html }, apart);
  const portal = targetOf(apart.portal, toPortal, path);
  try {
    const loads = await compareWays([
      ["the same work, then a string", { ...portal, ...yardstick }],
      [judged, portal],
      // The backend's own work is in this one, and not in the yardstick.
      ["portal with its backend", targetOf(whole, toWhole, await pathFor(toWhole))],
    ]);
    const least = [...loads.values()][0]?.cpuMilliseconds ?? Number.NaN;
    console.log(`\n${path}, ${html.length} characters, 4 connections; the lower quarter\n`);
    console.log(row(["", "", "requests/s", "CPU ms", "× the work", `aim ≤ ${aim}`]));
    for (const [name, { perSecond, cpuMilliseconds }] of loads) {
      const times = cpuMilliseconds / least;
      const verdict = name === judged ? (times <= aim ? "reached" : "missed") : "";
      console.log(row([name, "", perSecond.toFixed(0), cpuMilliseconds.toFixed(2), times.toFixed(1), verdict]));
    }
  } finally {
    await yardstick.stop();
  }
}

/** The process of `yardstick.ts` with these pages, by address. */
export async function startYardstick(pages: Record<string, string>, { settings }: Apart): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const file = join(folder, "pages.json");
  await writeFile(file, JSON.stringify(pages));
  const server = await startServer(["--import", "tsx", "bench/yardstick.ts", file], settings);
  await rm(folder, { recursive: true });
  return server;
}
