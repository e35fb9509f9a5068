// `npm run e2e [-- e2e/one.spec.ts]`: finds a browser, builds what is missing, runs the end-to-end tests.
import { spawnSync } from "node:child_process";
import { isBuilt } from "./build-stamp.js";
import { findBrowser } from "./find-browser.js";

process.env.CHROMIUM_PATH = findBrowser();
if (!isBuilt()) await import("./build.js");
const playwright = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, playwright, { stdio: "inherit" }).status ?? 1);
