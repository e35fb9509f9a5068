// `npm test`: everything. Each check and the build count as one test; the last line adds up all runners.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readPlaywright, readVitest } from "./test-results.js";

const totals = { passed: 0, failed: 0 };
const failures = [];

function count({ passed, failed, names = [] }) {
  totals.passed += passed;
  totals.failed += failed;
  failures.push(...names);
}

const head = (title) => console.log(`\n── ${title}`);

/** Runs a check to its end and returns whether it passed. It may run beside others: what it says is shown at the end. */
async function check(script) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(npm, ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
  const [[status], ...said] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  head(script);
  console.log(said.join(""));
  const isFine = status === 0;
  count({ passed: Number(isFine), failed: Number(!isFine), names: isFine ? [] : [script] });
  return isFine;
}

/** Runs a test runner that writes its result to a file. A runner that crashed counts as a failed test. */
async function runTests(title, args, resultFile, read) {
  rmSync(resultFile, { force: true });
  head(title);
  const [status] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "close");
  const isFine = status === 0;
  try {
    const result = read(JSON.parse(readFileSync(resultFile, "utf8")));
    count(isFine || result.failed > 0 ? result : { ...result, failed: 1, names: [`${title}: broke off`] });
  } catch (error) {
    console.error(`${title}: no result (${error.message})`);
    count({ passed: 0, failed: 1, names: [`${title}: no result`] });
  }
}

function runVitest(title, config) {
  const resultFile = `test-results/${title.split(" ")[0]}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters];
  return runTests(title, args, resultFile, readVitest);
}

await Promise.all(["types", "lint", "imports", "locales", "styles"].map((part) => check(`check:${part}`)));
// Tests leave a part of two cores idle: the build and the weights, a core each, take it.
const [isBuilt] = await Promise.all([check("build"), runVitest("unit and integration tests", "vitest.config.ts")]);
if (isBuilt) {
  await Promise.all([check("check:weights"), runVitest("durability tests", "tests/durability/vitest.config.ts")]);
  await runTests("end-to-end tests", ["scripts/e2e.js"], "test-results/e2e.json", readPlaywright);
}

// Failures are repeated at the end, where readers look first.
for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
