import { defineConfig } from "vitest/config";

/** What needs a database; each file gets one of its own (tests/world/database.ts). */
const backend = [
  "tests/backend/**/*.test.ts",
  "tests/server/{backends-apart,folders-apart,full-disk,prepare-database,start-backend,strangers,sweep-hourly,welcome}.test.ts",
];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    // Two processes run all files one after the other: loading the product for each file took half of the time.
    isolate: false,
    // These only end what hangs: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["tests/**/*.test.{ts,tsx}"],
          // The durability tests need a build, and minutes: `npm test` runs them by their own configuration.
          exclude: [...backend, "tests/durability/**"],
        },
      },
      { extends: true, test: { name: "backend", include: backend, globalSetup: "tests/global-setup.ts" } },
    ],
  },
});
