import { type Browser, chromium } from "@playwright/test";
import { startPortal } from "../e2e/world/portal.ts";
import { pagesOf, type Seen } from "./pages.ts";
import { row } from "./table.ts";

/** Pages of every kind: forms of either side, lists, home. */
const looked = [
  "/ds/home",
  "/ds/application/search/3",
  "/ds/application/contracts/1",
  "/b2b/company/data",
  "/b2b/home",
  "/advisor",
  "/advisor/applicants/",
];
const times = 8;
const slowedBy = 6;

interface Visit {
  /** Milliseconds of each task above 50 ms that began after the first paint. */
  tasks: number[];
  paint: number;
  /** Until the page is the script's. */
  ready: number;
}

/** Long tasks after the first paint on a processor slowed six times, as the browser itself reports them. */
export async function printLongTasks() {
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const pages = await pagesOf(portal.url);
    console.log(row(["who", "page", "longest task", "the middle", "all of them", "paint", "ready"]));
    for (const start of looked) {
      const page = pages.find(({ path }) => path === start || (start.endsWith("/") && path.startsWith(start)))!;
      const visits: Visit[] = [];
      for (let time = 0; time < times; time++) visits.push(await visit(browser, portal.url, page));
      console.log(row([page.who, start, ...figures(visits).map(String)]));
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function visit(browser: Browser, url: string, { path, cookie }: Seen): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: { cookie } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: [number, number][] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  await page.goto(url + path);
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")));
  const ready = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1500);
  const found = await page.evaluate(() => ({
    tasks: (window as unknown as { longTasks: [number, number][] }).longTasks,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await context.close();
  const tasks = found.tasks.filter(([start]) => start >= found.paint).map(([, duration]) => duration);
  return { tasks, paint: found.paint, ready };
}

function figures(visits: Visit[]) {
  const longest = visits.map(({ tasks }) => Math.max(0, ...tasks)).sort((a, b) => a - b);
  const middle = (numbers: number[]) => Math.round(numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!);
  const sums = visits.map(({ tasks }) => tasks.reduce((sum, task) => sum + task, 0));
  return [
    Math.round(longest[0]!),
    middle(longest),
    middle(sums),
    middle(visits.map(({ paint }) => paint)),
    middle(visits.map(({ ready }) => ready)),
  ];
}
