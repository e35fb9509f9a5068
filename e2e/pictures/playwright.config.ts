import { defineConfig } from "@playwright/test";
import general from "../../playwright.config.ts";

/** How each page is drawn: narrow, wide, dark and right to left. */
export default defineConfig({
  ...general,
  testDir: ".",
  testMatch: "draw.ts",
  globalSetup: "../global-setup.ts",
  globalTeardown: "./contact-sheet.ts",
  outputDir: "../../test-results/pictures",
  fullyParallel: true,
  timeout: 240_000,
  reporter: "list",
  use: { ...general.use, contextOptions: { reducedMotion: "reduce" } },
  projects: [
    { name: "360", use: { viewport: { width: 360, height: 800 } } },
    { name: "1280", use: { viewport: { width: 1280, height: 900 } } },
    { name: "dark", use: { viewport: { width: 1280, height: 900 }, colorScheme: "dark" } },
    { name: "ar", use: { viewport: { width: 360, height: 800 } } },
  ],
});
