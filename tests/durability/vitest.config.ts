import { defineConfig } from "vitest/config";

/** Tests that start, kill and end the finished build: slow, and only after `npm run build`. */
export default defineConfig({
  test: { include: ["tests/durability/*.test.ts"], testTimeout: 600_000, hookTimeout: 60_000, maxWorkers: 2 },
});
