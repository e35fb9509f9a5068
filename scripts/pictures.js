// `npm run pictures`: draws every page into pictures/, for a human to look at before a release.
import { rmSync } from "node:fs";

rmSync("pictures", { recursive: true, force: true });
process.argv.splice(2, 0, "--config=e2e/pictures/playwright.config.ts");
await import("./e2e.js");
