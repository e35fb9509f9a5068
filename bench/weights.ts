import { fileURLToPath } from "node:url";
import { startPortal } from "../e2e/world/portal.ts";
import { type FirstLoad, firstLoad } from "./first-load.ts";
import { pagesOf } from "./pages.ts";

/** What a page's first load costs: bytes of gzip, backend calls, SQL statements of portal and backend. */
interface Cost {
  htmlAndCss: number;
  js: number;
  calls: number;
  statements: number;
}

const aims: Cost = { htmlAndCss: 25_000, js: 85_000, calls: 3, statements: 6 };
const jsWithUploads = 90_000;
const aimsOf = ({ takesFiles }: FirstLoad): Cost => (takesFiles ? { ...aims, js: jsWithUploads } : aims);

interface Weighed extends FirstLoad {
  who: string;
  /** The page's address with `…` for ids. */
  page: string;
}

/** Weighs every page of a portal with demo data, as the people who may see it. */
export async function* weighPages(): AsyncGenerator<Weighed> {
  const counter = fileURLToPath(new URL("count-calls.js", import.meta.url));
  const portal = await startPortal({ LOG_LEVEL: "error", NODE_OPTIONS: `--import ${counter}` });
  try {
    for (const { who, path, cookie } of await pagesOf(portal.url))
      yield { who, page: shortened(path), ...(await firstLoad(portal.url, path, cookie)) };
  } finally {
    await portal.stop();
  }
}

const shortened = (path: string) =>
  path.replace(/^(\/auth\/\w+\/sign-in\/)[^/]+/, "$1…").replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "…");

const costOf = ({ gzip, calls, statements }: FirstLoad): Cost => ({
  htmlAndCss: gzip.html + gzip.css,
  // Each page of ours has scripts: where none is found, nobody has weighed them.
  js: gzip.js || Number.NaN,
  calls,
  statements,
});

/** The kinds of cost that are not within the aims, those that nobody counted among them. */
export function missedBy(load: FirstLoad): (keyof Cost)[] {
  const [cost, bounds] = [costOf(load), aimsOf(load)];
  return (Object.keys(aims) as (keyof Cost)[]).filter((kind) => !(cost[kind] <= bounds[kind]));
}

/** In words, what a page costs more than it may. */
export const excessOf = ({ page, ...load }: Weighed): string[] =>
  missedBy(load).map((kind) => `${page}: ${kind} ${costOf(load)[kind]}, at most ${aimsOf(load)[kind]}`);
