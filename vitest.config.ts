import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: "tests/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
  },
});
