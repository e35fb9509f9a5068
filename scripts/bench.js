// `npm run bench`: measures the built portal (docs/performance.md). Builds what is missing. `npm run bench -- loads`
// measures one part; `rivals` and `portals` are measured by their names only.
import { spawnSync } from "node:child_process";
import { isBuilt } from "./build-stamp.js";
import { findBrowser } from "./find-browser.js";

if (process.argv[2] === "tasks") process.env.CHROMIUM_PATH = findBrowser();
if (!isBuilt()) await import("./build.js");
const command = ["--import", "tsx", "bench/bench.ts", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1);
