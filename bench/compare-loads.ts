import { freePort, type Portal, startBackend, startPortal } from "../e2e/world/portal.ts";
import { Visitor } from "../tests/world/visitor.ts";
import { type Load, load, type Target } from "./load.ts";
import { firstOpening, overview } from "./pages.ts";
import { differenceOf, rivalPage } from "./rival-page.ts";
import { type Rivals, startRivals } from "./start-rivals.ts";
import { row } from "./table.ts";

interface Measured {
  name: string;
  email: string;
  pathFor: (visitor: Visitor) => Promise<string>;
  template?: "home" | "motivation";
}
const at = (path: string) => async () => path;
const measured: Measured[] = [
  { name: "home", email: "mia@example.org", pathFor: at("/ds/home"), template: "home" },
  {
    name: "motivation",
    email: "mia@example.org",
    pathFor: at("/ds/application/search/3"),
    template: "motivation",
  },
  { name: "overview", email: "sara@example.org", pathFor: at(overview) },
  { name: "opening", email: "sara@example.org", pathFor: firstOpening },
];

/** Upper limit of a page's processor time, as a multiple of that of a fixed string. */
const aim = 8;
const warmUps = 1000;
const rounds = 5;
const requestsPerRound = 300;

/** Compares requests per second and processor time of some pages with other ways to send the same bytes. */
export async function compareLoads() {
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
  try {
    for (const page of measured) await comparePage(page, whole, alone);
  } finally {
    await alone.stop();
    await backend.stop();
    await whole.stop();
  }
}

async function comparePage({ name, email, pathFor, template }: Measured, whole: Portal, alone: Portal) {
  const visitors = { whole: await signedIn(whole, email), alone: await signedIn(alone, email) };
  const path = await pathFor(visitors.whole);
  const page = await rivalPage(visitors.whole, path, template);
  const rivals = await startRivals({ [name]: page });
  const rival = { url: rivals.url, pid: pidOf(rivals) };
  try {
    console.log(`\n${path}, ${page.html.length} characters, 4 connections; median of ${rounds} rounds\n`);
    if (template) {
      const rendered = await (await fetch(`${rivals.url}/nunjucks/${name}`)).text();
      const difference = differenceOf(rendered, page.html);
      if (difference) console.log(`The Nunjucks template is behind, its page differs: ${difference}\n`);
    }
    await compare([
      ["Express, a fixed string", { ...rival, path: `/fixed/${name}` }],
      ...(template ? [["Express with Nunjucks", { ...rival, path: `/nunjucks/${name}` }] as [string, Target]] : []),
      ["portal, backend elsewhere", target(alone, visitors.alone, await pathFor(visitors.alone))],
      ["portal with its backend", target(whole, visitors.whole, path)],
    ]);
  } finally {
    await rivals.stop();
  }
}

/** The ways take turns, so that a busy machine slows all of them alike. */
async function compare(ways: [string, Target][]) {
  const loads = new Map<string, Load[]>(ways.map(([name]) => [name, []]));
  for (const [, way] of ways) await load(way, warmUps);
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of ways) loads.get(name)!.push(await load(way, requestsPerRound));
  const middle = (name: string, of: keyof Load) => median(loads.get(name)!.map((each) => each[of]));
  const fixed = middle(ways[0]![0], "cpuMilliseconds");
  console.log(row(["", "", "requests/s", "CPU ms", "× fixed", `aim ≤ ${aim}`]));
  for (const [name] of ways) {
    const cpu = middle(name, "cpuMilliseconds");
    const times = cpu / fixed;
    const verdict = name.startsWith("portal") ? (times <= aim ? "reached" : "missed") : "";
    console.log(row([name, "", middle(name, "perSecond").toFixed(0), cpu.toFixed(2), times.toFixed(1), verdict]));
  }
}

async function signedIn({ url }: Portal, email: string) {
  const visitor = new Visitor(url);
  await visitor.signIn(email);
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
