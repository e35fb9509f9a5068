import { randomUUID } from "node:crypto";
import { writtenLanguages } from "#contract/languages.ts";
import { publicPages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/visit.ts";

/** Buttons of the CV generator that are refused on an empty form: page, its words, button. */
const refused = [
  ["/lebenslauf-generator", "cvStart", "loadIt"],
  ["/lebenslauf-generator/input/profil", "cvProfil", "cv:next.education"],
  ["/lebenslauf-generator/input/education", "cvEducation", "cv:add"],
  ["/lebenslauf-generator/send", "cvSend", "mailIt"],
] as const;

for (const language of writtenLanguages)
  test.describe(language, () => {
    test.use({ language });

    test("pages for everyone", async ({ page, open, look }) => {
      const { link } = screenOf(page, ["signIn"], language);
      for (const path of publicPages) {
        await open(path);
        await look();
      }
      await page.goto("/ds/home");
      await look();
      await link("register").click();
      await page.waitForURL(/register/);
      await look();
    });

    test("sign-in pages with errors", async ({ page, open, look }) => {
      const { press, link, field, summary } = screenOf(page, ["register", "signIn", "forgotPassword"], language);
      await open("/auth/applicant/password-reset");
      await press("forgotPassword:submit");
      await expect(summary).toBeVisible();
      await look();
      await page.goto("/ds/home");
      await press("signIn:submit");
      await expect(summary).toBeVisible();
      await look();
      await link("signIn:register").click();
      await press("register:submit");
      await expect(summary).toBeVisible();
      await look();
      await field("email").fill(`${randomUUID()}@example.org`);
      await field("password").fill("a quiet green harbour");
      await press("register:submit");
      await page.waitForURL(/code$/);
      await look();
    });

    test("the CV generator with errors", async ({ page, open, look }) => {
      for (const [path, words, button] of refused) {
        const { press, summary } = screenOf(page, [words, "cv"], language);
        await open(path);
        for (const folded of await page.locator("main details:not([open]) > summary").all()) await folded.click();
        await press(button);
        await expect(summary).toBeVisible();
        await look();
      }
    });
  });
