// `npm test`: everything. Each check and the build count as one test; the last line adds up all runners.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { readPlaywright, readVitest } from "./test-results.js";

const totals = { passed: 0, failed: 0 };
const failures = [];

function count({ passed, failed, names = [] }) {
  totals.passed += passed;
  totals.failed += failed;
  failures.push(...names);
}

/** Runs a step to its end and returns whether it passed. */
function run(title, command, args) {
  console.log(`\n── ${title}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

const npm = (script) => run(script, process.platform === "win32" ? "npm.cmd" : "npm", ["run", "--silent", script]);
const check = (script) => {
  const isFine = npm(script);
  count({ passed: Number(isFine), failed: Number(!isFine), names: isFine ? [] : [script] });
  return isFine;
};

/** Runs a test runner that writes its result to a file. A runner that crashed counts as a failed test. */
function runTests(title, args, resultFile, read) {
  rmSync(resultFile, { force: true });
  const isFine = run(title, process.execPath, args);
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
  runTests(title, args, resultFile, readVitest);
}

for (const part of ["types", "lint", "imports", "locales", "styles"]) check(`check:${part}`);
runVitest("unit and integration tests", "vitest.config.ts");
if (check("build")) {
  check("check:weights");
  runVitest("durability tests", "tests/durability/vitest.config.ts");
  runTests("end-to-end tests", ["scripts/e2e.js"], "test-results/e2e.json", readPlaywright);
}

// Failures are repeated at the end, where readers look first.
for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
