// Reads a test runner's JSON file: the numbers of passed and failed tests, and the names of the failed ones.

export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
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
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...failed, ...suites.flatMap(failedOf)].map((name) => `${title} › ${name}`);
}
