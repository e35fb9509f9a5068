// `npm run e2e [-- e2e/one.spec.ts]`: finds a browser, builds what is missing, runs the end-to-end tests.
import { spawnSync } from "node:child_process";
import { isBuilt } from "./build-stamp.js";
import { findBrowser } from "./find-browser.js";
import { findOldEngine } from "./find-old-engine.js";

process.env.CHROMIUM_PATH = findBrowser();
const oldEngine = findOldEngine();
if (oldEngine) process.env.OLD_ENGINE = oldEngine;
else console.error("No Qt WebEngine (Debian: python3-pyqt5.qtwebengine): an old engine will not be tried.");
if (!isBuilt()) await import("./build.js");
const playwright = ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, playwright, { stdio: "inherit" }).status ?? 1);
