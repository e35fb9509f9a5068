import type { Response } from "@playwright/test";
import type { WrittenLanguage } from "#contract/languages.ts";
import { expectNoViolation } from "./accessible.ts";
import { expectToFit } from "./readable.ts";
import { test as base, expect } from "./test.ts";

export { expect };

interface Visit {
  language: WrittenLanguage;
  /** Opens an address in the language. */
  open: (path: string) => Promise<Response | null>;
  /** Looks at the page as it stands in every way: as axe reads it, and on a narrow screen. */
  look: () => Promise<void>;
  /** Opens a page that there is, and looks at it. */
  visit: (path: string) => Promise<void>;
  /** Opens a page that was read elsewhere, and lays it out on a narrow screen. */
  layOut: (path: string) => Promise<void>;
}

/** For visits of many pages, each of which is opened once per language. */
export const test = base.extend<Visit & { turn: undefined }>({
  // axe needs a browser that runs it. For the pages without script, the portal is asked to send none.
  bypassCSP: true,
  javaScriptEnabled: true,
  extraHTTPHeaders: ({ javaScriptEnabled: _ }, use, { project }) =>
    use(project.name === "plain" ? { "Save-Data": "on" } : {}),
  language: ["de", { option: true }],
  // Scripts change a page's structure, not its words: German shows it with them, the other languages without.
  turn: [
    ({ language }, use, testInfo) => {
      testInfo.skip((testInfo.project.name === "script") !== (language === "de"));
      testInfo.setTimeout(300_000);
      return use(undefined);
    },
    { auto: true },
  ],
  open: ({ page, language }, use) =>
    use((path) => page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`)),
  look: ({ page }, use) =>
    use(async () => {
      await expectNoViolation(page);
      await expectToFit(page);
    }),
  visit: ({ page, open, look }, use) =>
    use(async (path) => {
      const answer = await open(path);
      expect.soft(answer?.status(), path).toBe(200);
      expect.soft(new URL(page.url()).pathname, "the page that was to be looked at").toBe(path.split("?")[0]);
      await look();
    }),
  layOut: ({ page, open }, use) =>
    use(async (path) => {
      await open(path);
      await expectToFit(page);
    }),
});
