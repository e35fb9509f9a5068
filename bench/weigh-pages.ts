import { fileURLToPath } from "node:url";
import { startPortal } from "../e2e/world/portal.ts";
import { firstLoad } from "./first-load.ts";
import { pagesOf } from "./pages.ts";
import { row } from "./table.ts";

const aims = { htmlAndCssBytes: 35_000, jsBytes: 100_000, calls: 3, statements: 6 };

/** Prints the kilobytes of each page's first load, and its backend calls and SQL statements. */
export async function weighPages() {
  const counter = fileURLToPath(new URL("count-calls.js", import.meta.url));
  const portal = await startPortal({ LOG_LEVEL: "error", NODE_OPTIONS: `--import ${counter}` });
  try {
    console.log("First load, kB (1000 bytes) gzip / brotli; backend calls; SQL statements of portal and backend\n");
    console.log(row(["who", "page", "HTML", "CSS", "JS", "words", "calls", "SQL", "misses"]));
    for (const { who, path, cookie } of await pagesOf(portal.url)) {
      const { gzip, br, calls, statements } = await firstLoad(portal.url, path, cookie);
      const both = (kind: keyof typeof gzip) => `${kilobytes(gzip[kind])} / ${kilobytes(br[kind])}`;
      const misses = [
        gzip.html + gzip.css > aims.htmlAndCssBytes && "HTML+CSS",
        gzip.js > aims.jsBytes && "JS",
        calls > aims.calls && "calls",
        statements > aims.statements && "SQL",
      ].filter(Boolean);
      const counts = [String(calls), String(statements), misses.join(" ")];
      console.log(row([who, shortened(path), both("html"), both("css"), both("js"), both("words"), ...counts]));
    }
  } finally {
    await portal.stop();
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const shortened = (path: string) => path.replace(/^(\/auth\/\w+\/sign-in\/)[^/]+/, "$1…");
