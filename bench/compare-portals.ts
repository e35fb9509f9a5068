import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type Portal, startPortal } from "../e2e/world/portal.ts";
import { cpuMilliseconds, type Load, load, type Target } from "./load.ts";
import { row } from "./table.ts";
import { signedIn, startApart, targetOf } from "./ways.ts";

const path = "/ds/home";
const counts = [1, 2, 4];
const warmUps = 1000;
const rounds = 8;
const requestsPerPortal = 200;

/** Milliseconds of processor time of one request, by whom. */
interface Round {
  perSecond: number;
  portals: number;
  /** Of portals that are asked one after the other: they do not take each other's place in the caches. */
  inTurns: number;
  backend: number;
  postgres: number;
}

/** What a request takes with one, two and four portals at once, on one backend and one PostgreSQL. */
export async function comparePortals() {
  const apart = await startApart();
  const others: Portal[] = [];
  try {
    while (others.length + 1 < Math.max(...counts))
      others.push(await startPortal({ ...apart.settings, PORT: await freePort() }));
    const mia = await signedIn(apart.portal, "mia@example.org", path);
    const targets = [apart.portal, ...others].map((portal) => targetOf(portal, mia, path));
    for (const target of targets) await load(target, warmUps);
    const measured = new Map<number, Round[]>(counts.map((count) => [count, []]));
    for (let round = 0; round < rounds; round++)
      for (const count of counts)
        measured
          .get(count)!
          .push(await loadAll(targets.slice(0, count), pidOf(apart.backend), postgresOf(apart.backend)));
    console.log(`${path}, 4 connections to each portal; CPU ms of a request; the lower quarter\n`);
    console.log(row(["portals", "", "requests/s", "portals", "in turns", "backend", "PostgreSQL"]));
    for (const [count, each] of measured) {
      const quiet = (of: keyof Round) => quarter(each.map((round) => round[of]));
      const most = Math.max(...each.map(({ perSecond }) => perSecond)).toFixed(0);
      const took = (["portals", "inTurns", "backend", "postgres"] as const).map((of) => quiet(of).toFixed(2));
      console.log(row([String(count), "", most, ...took]));
    }
  } finally {
    for (const portal of others) await portal.stop();
    await apart.stop();
  }
}

async function loadAll(targets: Target[], backend: number, postmaster: number): Promise<Round> {
  const spent = () => ({ backend: cpuMilliseconds(backend), postgres: ofFamily(postmaster) });
  const requests = targets.length * requestsPerPortal;
  const before = spent();
  const start = performance.now();
  const loads = await Promise.all(targets.map((target) => load(target, requestsPerPortal)));
  const seconds = (performance.now() - start) / 1000;
  const after = spent();
  const alone: Load[] = [];
  for (const target of targets) alone.push(await load(target, requestsPerPortal));
  return {
    perSecond: requests / seconds,
    portals: meanOf(loads),
    inTurns: meanOf(alone),
    backend: (after.backend - before.backend) / requests,
    postgres: (after.postgres - before.postgres) / requests,
  };
}

const meanOf = (loads: Load[]) => loads.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0) / loads.length;

const pidOf = ({ process: { pid = 0 } }: Portal) => pid;

const postgresOf = ({ dataDirectory }: Portal) =>
  Number(readFileSync(join(dataDirectory, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);

/** Of a process and its children: PostgreSQL has one for each connection. */
function ofFamily(parent: number): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, of]) => of === parent);
  return [parent, ...children.map(([pid = 0]) => pid)].reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
}

const quarter = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? Number.NaN;
