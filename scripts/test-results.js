// Reads a test runner's JSON file: the numbers of passed and failed tests, and the names of the failed ones with the
// first lines of what went wrong: the whole report is long gone when somebody asks.
import { stripVTControlCharacters } from "node:util";

const startOf = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 6)
    .join(" ⏎ ");

export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${startOf(failureMessages[0])}`);
    // A file that fails to load counts as a failure, though none of its tests ran.
    return failed.length > 0 || status === "passed" ? failed : [name];
  });
  return { passed: numPassedTests, failed: numFailedTests, names };
}

/** A test that needed a second try has failed. */
export function readPlaywright({ stats, suites, errors }) {
  const names = [...errors.map(({ message }) => message), ...suites.flatMap(failedOf)];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names };
}

function failedOf({ title, specs = [], suites = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map((test) => `${spec.title} [${test.projectName}]: ${[...errorsOf(test), ...pagesOf(test)].join(" ⏎ ")}`),
  );
  return [...failed, ...suites.flatMap(failedOf)].map((name) => `${title} › ${name}`);
}

// The line of the test itself: the message often begins with one of a function that many tests call.
const lineIn = (message) => /\.spec\.ts:(\d+)/.exec(message)?.[1] ?? "?";
const errorsOf = ({ results }) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => `line ${lineIn(message)}: ${startOf(message)}`));
// e2e/world/signs-of-life.ts
const pagesOf = ({ annotations }) =>
  annotations.filter(({ type }) => type === "page").map(({ description }) => `the page ${description}`);
