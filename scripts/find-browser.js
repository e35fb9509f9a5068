// Finds or downloads a Chromium for the end-to-end tests: nobody has to install one by hand.
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** The headless shell first: it draws the same pages with a third of the processor time (ADR 0089). */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
const installed = () => [...names.flatMap(onPath), macPath].find(isExecutable);
/** Playwright's own Chromium, if it has been downloaded. */
const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** Whether the browser starts at all: Playwright's own lacks libraries on a bare system. */
const starts = (path) => spawnSync(path, ["--version", "--no-sandbox"], { timeout: 30_000 }).status === 0;

function attempt(...[command, args]) {
  console.error(`No browser yet: ${command} ${args.join(" ")}`);
  try {
    execFileSync(command, args, { stdio: ["ignore", 2, 2], timeout: 10 * 60_000 });
  } catch (error) {
    console.error(`That did not work: ${error.message}`);
  }
}

/** The path of a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's own, else one downloaded now. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = () => [installed(), playwrights()].find((path) => path && starts(path));
  if (found()) return found();
  attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (!found() && process.getuid?.() === 0) {
    attempt("apt-get", ["update"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (!found()) attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
  }
  if (found()) return found();
  throw new Error("No Chromium was found or could be installed. Install one, or name it with CHROMIUM_PATH.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findBrowser());
