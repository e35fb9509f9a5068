import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // They need a build, and minutes: `npm test` runs them by their own configuration.
    exclude: ["tests/durability/**"],
    globalSetup: "tests/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    // Hashing passwords takes its time on a busy machine.
    testTimeout: 20_000,
  },
});
