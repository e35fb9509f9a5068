import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { freePort, type Portal, startBackend, startPortal } from "../e2e/portal.ts";
import { Visitor } from "../tests/visitor.ts";
import { firstLoad } from "./first-load.ts";
import { type Load, load, type Target } from "./load.ts";
import { pagesOf } from "./pages.ts";
import { differenceOf, rivalPage } from "./rival-page.ts";
import { type Rivals, startRivals } from "./start-rivals.ts";

const aims = { timesFixed: 8, htmlAndCssBytes: 35_000, jsBytes: 100_000, calls: 3, statements: 6 };
const measured = { home: "/ds/home", motivation: "/ds/application/search/3" } as const;
type Measured = keyof typeof measured;

const warmUps = 1500;
const rounds = 5;
const requestsPerRound = 400;

console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}\n`);
await weighPages();
await compareLoads();

/** Kilobytes of each page's first load, and what it asks of backend and database. */
async function weighPages() {
  const counter = fileURLToPath(new URL("count-calls.js", import.meta.url));
  const portal = await startPortal({ LOG_LEVEL: "warn", NODE_OPTIONS: `--import ${counter}` });
  try {
    console.log("First load, kB (1000 bytes) gzip / brotli; backend calls; SQL statements of portal and backend\n");
    console.log(row(["who", "page", "HTML", "CSS", "JS", "calls", "SQL", "misses"]));
    for (const { who, path, cookie } of await pagesOf(portal.url)) {
      const page = await firstLoad(portal.url, path, cookie).catch((error: Error) => error);
      if (page instanceof Error) {
        console.log(row([who, shortened(path), page.message]));
        continue;
      }
      const { gzip, br, calls, statements } = page;
      const both = (kind: "html" | "css" | "js") => `${kilobytes(gzip[kind])} / ${kilobytes(br[kind])}`;
      const misses = [
        gzip.html + gzip.css > aims.htmlAndCssBytes && "HTML+CSS",
        gzip.js > aims.jsBytes && "JS",
        calls > aims.calls && "calls",
        statements > aims.statements && "SQL",
      ].filter(Boolean);
      const counts = [String(calls), String(statements), misses.join(" ")];
      console.log(row([who, shortened(path), both("html"), both("css"), both("js"), ...counts]));
    }
  } finally {
    await portal.stop();
  }
}

/** Requests per second and processor time of two pages, beside other ways to send the same bytes. */
async function compareLoads() {
  const whole = await startPortal({ LOG_LEVEL: "warn" });
  const backendPort = await freePort();
  const portalPort = await freePort();
  const publicUrl = `http://localhost:${portalPort}`;
  const backend = await startBackend({ BACKEND_PORT: backendPort, PUBLIC_URL: publicUrl, LOG_LEVEL: "warn" });
  const alone = await startPortal({
    PORT: portalPort,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    DATA_DIR: backend.dataDirectory,
    LOG_LEVEL: "warn",
  });
  let rivals: Rivals | undefined;
  try {
    const visitors = { whole: await signedIn(whole), alone: await signedIn(alone) };
    const pages = {
      home: await rivalPage(visitors.whole, measured.home, { template: "home", accent: "orange" }),
      motivation: await rivalPage(visitors.whole, measured.motivation, { template: "motivation", accent: "orange" }),
    };
    rivals = await startRivals(pages);
    for (const page of Object.keys(measured) as Measured[]) {
      const path = measured[page];
      const rival = { url: rivals.url, pid: pidOf(rivals) };
      const rendered = await (await fetch(`${rivals.url}/nunjucks/${page}`)).text();
      const ways: [string, Target][] = [
        ["Express, a fixed string", { ...rival, path: `/fixed/${page}` }],
        ["Express with Nunjucks", { ...rival, path: `/nunjucks/${page}` }],
        ["portal, backend elsewhere", target(alone, visitors.alone, path)],
        ["portal with its backend", target(whole, visitors.whole, path)],
      ];
      console.log(`\n${path}, ${pages[page].html.length} characters, 8 connections; median of ${rounds} rounds\n`);
      const difference = differenceOf(rendered, pages[page].html);
      if (difference) console.log(`The Nunjucks template is behind, its page differs: ${difference}\n`);
      await compare(ways);
    }
  } finally {
    await rivals?.stop();
    await alone.stop();
    await backend.stop();
    await whole.stop();
  }
}

/** The rounds take turns, so that a busy machine slows all ways alike. */
async function compare(ways: [string, Target][]) {
  const loads = new Map<string, Load[]>(ways.map(([name]) => [name, []]));
  for (const [, way] of ways) await load(way, warmUps);
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of ways) loads.get(name)!.push(await load(way, requestsPerRound));
  const middle = (name: string, of: keyof Load) => median(loads.get(name)!.map((each) => each[of]));
  const fixed = middle(ways[0]![0], "cpuMilliseconds");
  console.log(row(["", "", "requests/s", "CPU ms", "× fixed", "aim"]));
  for (const [name] of ways) {
    const cpu = middle(name, "cpuMilliseconds");
    const times = cpu / fixed;
    const verdict = name.startsWith("portal") ? (times <= aims.timesFixed ? "reached" : `missed (≤ 8)`) : "";
    console.log(row([name, "", middle(name, "perSecond").toFixed(0), cpu.toFixed(2), times.toFixed(1), verdict]));
  }
}

async function signedIn({ url }: Portal) {
  const visitor = new Visitor(url);
  await visitor.signIn("mia@example.org");
  return visitor;
}

const pidOf = ({ process: { pid } }: Portal | Rivals) => pid ?? 0;

const target = (portal: Portal, { cookieHeader }: Visitor, path: string): Target => ({
  url: portal.url,
  path,
  pid: pidOf(portal),
  headers: { Cookie: cookieHeader },
});

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const shortened = (path: string) => path.replace(/^(\/sign-in\/)[^/]+/, "$1…");
const widths = [10, 32, 14, 14, 16, 7, 5];
const row = (cells: string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("");
