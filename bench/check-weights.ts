// `npm run check:weights`: fails when a page costs more than it may (ADR 0072). Needs a build.
import { excessOf, weighPages } from "./weights.ts";

const excess: string[] = [];
let count = 0;
for await (const weighed of weighPages()) {
  count++;
  excess.push(...excessOf(weighed));
}
for (const line of excess) console.error(line);
console.log(excess.length === 0 ? `${count} pages are within their weights.` : "A page costs more than it may.");
process.exitCode = excess.length === 0 ? 0 : 1;
