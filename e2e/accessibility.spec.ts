import type { Page } from "@playwright/test";
import { type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import { expectNoViolation } from "./accessible.ts";
import { applicantPages, publicPages, stepPages } from "./pages.ts";
import { screenOf } from "./screen.ts";
import { expect, signIn, test } from "./test.ts";

// axe needs a browser that runs it. For the pages without script, the portal is asked to send none.
test.use({
  bypassCSP: true,
  javaScriptEnabled: true,
  extraHTTPHeaders: ({ javaScriptEnabled: _ }, use, { project }) =>
    use(project.name === "plain" ? { "Save-Data": "on" } : {}),
});
test.describe.configure({ timeout: 300_000 });

const inLanguage = (path: string, language: WrittenLanguage) =>
  `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;

async function expectAccessible(page: Page, path: string, language: WrittenLanguage) {
  const answer = await page.goto(inLanguage(path, language));
  expect.soft(answer?.status(), path).toBe(200);
  await expectNoViolation(page);
}

for (const language of writtenLanguages) {
  test(`${language}: pages for everyone`, async ({ page }) => {
    const { link } = screenOf(page, ["signIn"], language);
    for (const path of publicPages) {
      await page.goto(inLanguage(path, language));
      await expectNoViolation(page);
    }
    await page.goto("/ds/home");
    await expectNoViolation(page);
    await link("register").click();
    await page.waitForURL(/register/);
    await expectNoViolation(page);
  });

  test(`${language}: pages of somebody who has just begun`, async ({ page, signInLike }) => {
    await signInLike("jonas");
    for (const path of applicantPages) await expectAccessible(page, path, language);
  });

  test(`${language}: pages of somebody whose application is complete`, async ({ page, people, signInLike }) => {
    const [uuid] = await people.documentsOf(await signInLike("sara"));
    const own = ["kind", "delete"].map((page) => `/ds/application/search/4/${uuid}/${page}`);
    for (const path of [...applicantPages, ...own]) await expectAccessible(page, path, language);
  });

  test(`${language}: openings in every state, and a refused choice`, async ({ page, people, signInLike }) => {
    const { press, summary } = screenOf(page, ["jobOpening"], language);
    const pages = await people.openingPagesOf(await signInLike("sara"));
    for (const path of ["/ds/selfmatching", ...pages]) await expectAccessible(page, path, language);
    await page.goto(inLanguage(pages[2]!, language));
    await press("act.choose");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
  });

  test(`${language}: sign-in pages with errors`, async ({ page }) => {
    const { press, link, summary } = screenOf(page, ["signIn", "register", "forgotPassword"], language);
    await page.goto(inLanguage("/password-reset", language));
    await press("forgotPassword:submit");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
    await page.goto("/ds/home");
    await press("signIn:submit");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
    await link("signIn:register").click();
    await press("register:submit");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
  });

  test(`${language}: pages with errors`, async ({ page, signInLike }) => {
    const { press, summary } = screenOf(page, [], language);
    await signInLike("jonas");
    for (const path of stepPages) {
      await page.goto(inLanguage(path, language));
      await press("continue");
      await expect(summary).toBeVisible();
      await expectNoViolation(page);
    }
  });

  test(`${language}: the advisor's desk`, async ({ page }) => {
    await signIn(page, "advisor@example.org", "/advisor");
    for (const path of ["/advisor", "/advisor?search=nobody"]) await expectAccessible(page, path, language);
  });
}
