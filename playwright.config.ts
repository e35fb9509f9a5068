import { defineConfig } from "@playwright/test";

/** Every scenario runs twice: with script, and without, as the product promises to work without. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "e2e/global-setup.ts",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "script", testIgnore: /\/e2e\/floor\// },
    { name: "plain", testIgnore: /\/e2e\/floor\//, use: { javaScriptEnabled: false } },
    // Browsers at the floor (ADR 0033), and scripts that fail (ADR 0034).
    { name: "floor", testMatch: /\/e2e\/floor\/.*\.spec\.ts$/ },
  ],
});
