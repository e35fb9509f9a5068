import { row } from "./table.ts";
import { missedBy, weighPages } from "./weights.ts";

/** Prints the kilobytes of each page's first load, and its backend calls and SQL statements. */
export async function printWeights() {
  console.log("First load, kB (1000 bytes) gzip / brotli; backend calls; SQL statements of portal and backend\n");
  console.log(row(["who", "page", "HTML", "CSS", "JS", "words", "calls", "SQL", "misses"]));
  for await (const weighed of weighPages()) {
    const { who, page, gzip, br, calls, statements } = weighed;
    const both = (kind: keyof typeof gzip) => `${kilobytes(gzip[kind])} / ${kilobytes(br[kind])}`;
    const counts = [String(calls), String(statements), missedBy(weighed).join(" ")];
    console.log(row([who, page, both("html"), both("css"), both("js"), both("words"), ...counts]));
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
