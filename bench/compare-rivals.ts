import { freePort } from "../e2e/world/portal.ts";
import { buildRival, versionOf, workFile } from "./build-rival.ts";
import { startYardstick } from "./compare-loads.ts";
import { firstLoad } from "./first-load.ts";
import { firstBytes } from "./load.ts";
import { row } from "./table.ts";
import { compareWays, type Server, signedIn, startApart, startServer, takeTurns, targetOf, type Way } from "./ways.ts";

const path = "/ds/home";

interface Rival {
  name: string;
  folder: string;
  /** What Node runs in its folder. */
  serve: string[];
}
const rivals: Rival[] = [
  { name: "react-router", folder: "react-router", serve: ["server.js"] },
  { name: "next", folder: "nextjs", serve: ["node_modules/next/dist/bin/next", "start"] },
];

/** Compares an applicant's home page with the same page made by others, with the same work, words and look. */
export async function compareRivals() {
  const built = [];
  for (const rival of rivals) built.push({ ...rival, folder: await buildRival(rival.folder) });
  const apart = await startApart();
  const mia = await signedIn(apart.portal, "mia@example.org", path);
  const { html } = await mia.open(path);
  const portal = targetOf(apart.portal, mia, path);
  const servers: Server[] = [];
  const ways: Way[] = [];
  try {
    servers.push(await startYardstick({ [path]: html }, apart));
    ways.push(["the same work, then a string", { ...portal, ...servers[0]! }], ["portal", portal]);
    for (const { name, folder, serve } of built) {
      const settings = { ...apart.settings, PORT: await freePort(), RIVAL_WORK: workFile };
      const server = await startServer(serve, settings, folder);
      servers.push(server);
      ways.push([`${name} ${versionOf(folder, name)}`, { ...portal, ...server }]);
    }
    for (const [name, way] of ways) {
      const difference = differenceOf(html, await (await fetch(way.url + path, { headers: way.headers })).text());
      if (difference) console.log(`The words of ${name} differ: ${difference}\n`);
    }
    const loads = await compareWays(ways);
    const first = await takeTurns(ways, (way) => firstBytes(way, 50));
    const [, ours] = [...loads.values()];
    console.log(row(["", "", "CPU ms", "× portal", "first byte p50", "p95", "HTML", "JS"]));
    for (const [name, way] of ways) {
      const { cpuMilliseconds: cpu } = loads.get(name)!;
      const times = first
        .get(name)!
        .flat()
        .sort((a, b) => a - b);
      const { html, js, words } = (await firstLoad(way.url, path, mia.cookieHeader)).gzip;
      console.log(
        row([
          name,
          "",
          cpu.toFixed(2),
          (cpu / ours!.cpuMilliseconds).toFixed(2),
          ...[0.5, 0.95].map((share) => times[Math.floor(share * times.length)]!.toFixed(1)),
          (html / 1000).toFixed(1),
          ((js + words) / 1000).toFixed(1),
        ]),
      );
    }
  } finally {
    for (const server of servers) await server.stop();
    await apart.stop();
  }
}

/** Where what can be read on two pages begins to differ. */
function differenceOf(one: string, other: string): string | undefined {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const at = left.findIndex((word, index) => word !== right[index]);
  return left.length === right.length && at < 0 ? undefined : `${left.slice(at, at + 5)} / ${right.slice(at, at + 5)}`;
}

const wordsOf = (html: string) =>
  html
    .replace(/^.*<body[^>]*>|<!--.*?-->|<script.*?<\/script>/gs, "")
    .split(/<[^>]*>|\s+/)
    .filter(Boolean);
