import type { Page } from "@playwright/test";
import { type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";
import { sides } from "#contract/sides.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { applicantRefusals, beRefused, companyRefusals } from "../world/company-refusals.ts";
import { applicantAtDesk, ticketAtDesk } from "../world/desk.ts";
import { firmOwner } from "../world/firm.ts";
import {
  applicantPages,
  companyPages,
  deskPages,
  officePages,
  publicPages,
  sameForEveryone,
  stepPages,
} from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs a browser that runs it. For the pages without script, the portal is asked to send none.
test.use({
  bypassCSP: true,
  javaScriptEnabled: true,
  extraHTTPHeaders: ({ javaScriptEnabled: _ }, use, { project }) =>
    use(project.name === "plain" ? { "Save-Data": "on" } : {}),
});
test.describe.configure({ timeout: 300_000 });

// Without script the structure of a page may differ, its words do not: English shows it, the others what scripts make.
test.beforeEach(({ baseURL: _ }, { project, title }) => {
  test.skip((project.name === "plain") !== title.startsWith("en: "));
});

/** Buttons beyond the steps that are refused on an empty form: page, its words, button. */
const refusedForEveryone = [
  ["/lebenslauf-generator", "cvStart", "loadIt"],
  ["/lebenslauf-generator/input/profil", "cvProfil", "cv:next.education"],
  ["/lebenslauf-generator/input/education", "cvEducation", "cv:add"],
  ["/lebenslauf-generator/send", "cvSend", "mailIt"],
] as const;
const refused = [
  ["/ds/withdraw", "withdraw", "withdraw:withdraw"],
  ["/ds/contact/3", "message", "send"],
] as const;

const inLanguage = (path: string, language: WrittenLanguage) =>
  `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;

async function expectAccessible(page: Page, path: string, language: WrittenLanguage) {
  const answer = await page.goto(inLanguage(path, language));
  expect.soft(answer?.status(), path).toBe(200);
  await expectNoViolation(page);
}

async function expectAccessibleRefusal(
  page: Page,
  [path, words, button]: readonly [string, string, string],
  language: WrittenLanguage,
) {
  const { press, summary } = screenOf(page, [words, "cv"], language);
  await page.goto(inLanguage(path, language));
  for (const folded of await page.locator("main details:not([open]) > summary").all()) await folded.click();
  await press(button);
  await expect(summary).toBeVisible();
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
    const others = applicantPages.filter((path) => !sameForEveryone.includes(path));
    for (const path of [...others, ...own]) await expectAccessible(page, path, language);
  });

  test(`${language}: the choice between several applications`, async ({ page, signInLike }) => {
    await signInLike("nele");
    await expectAccessible(page, "/ds/application/choice", language);
    await expect(page).toHaveURL(/choice/);
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
    await page.goto(inLanguage("/auth/applicant/password-reset", language));
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
    const { summary } = screenOf(page, [], language);
    await signInLike("jonas");
    for (const path of stepPages) {
      await page.goto(inLanguage(path, language));
      await page.locator('button[value="continue"]:visible').click();
      await expect(summary).toBeVisible();
      await expectNoViolation(page);
    }
  });

  test(`${language}: the CV generator with errors`, async ({ page }) => {
    for (const refusal of refusedForEveryone) await expectAccessibleRefusal(page, refusal, language);
  });

  test(`${language}: other pages with errors, and what was sent or saved`, async ({ page, signInLike }) => {
    await signInLike("lena");
    for (const refusal of refused) await expectAccessibleRefusal(page, refusal, language);
    const { field, press } = screenOf(page, ["support", "message"], language);
    await field("subject").fill("Zeugnis");
    await field("text").fill("Wo lade ich es hoch?");
    await press("send");
    await page.waitForURL(/contact\/3\/./);
    await expect(page.getByText("Wo lade ich es hoch?")).toBeVisible();
    await expectNoViolation(page);
    await page.goto("/ds/profile/3");
    const profile = screenOf(page, ["profile"], language);
    await profile.press("save");
    await expect(page.getByText(profile.t("notice.saved"))).toBeVisible();
    await expectNoViolation(page);
  });

  test(`${language}: a company's job openings`, async ({ page, people }) => {
    const owner = await people.addOwner({ emailVerified: true });
    await signIn(page, owner, "/b2b/job-openings");
    await expectAccessible(page, "/b2b/job-openings", language);
    for (const path of await people.openingPagesFor(owner, await people.addOneLike("sara")))
      await expectAccessible(page, path, language);
  });
}

for (const language of sides.advisor.languages) {
  test(`${language}: the advisor's desk`, async ({ page, people }) => {
    const noah = await people.addOneLike("noah");
    await people.giveAdvisor(noah, "advisor@example.org");
    await signIn(page, "advisor@example.org", "/advisor");
    const question = ticketAtDesk(await people.askFor(noah, "Wann geht es weiter?"));
    const sheet = applicantAtDesk(await people.idOf(noah));
    const [document] = await people.documentsOf(noah);
    const parts = ["", "/notes", "/job-openings", "/mails", `/documents/${document}/check`];
    const ofNoah = [...parts.map((part) => sheet + part), question];
    for (const path of [...deskPages, ...ofNoah]) await expectAccessible(page, path, language);
  });

  test(`${language}: what the programme's office keeps, one of each`, async ({ page, people }) => {
    await signIn(page, "jutta@example.org", "/advisor/office");
    for (const path of await people.keptPages()) await expectAccessible(page, path, language);
  });

  test(`${language}: the programme's office`, async ({ page }) => {
    const { press, summary } = screenOf(page, ["forms"], language, "neutral");
    await signIn(page, "jutta@example.org", "/advisor/office");
    for (const path of officePages) await expectAccessible(page, path, language);
    await page.goto(inLanguage("/advisor/office/courses/new", language));
    await press("save");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
  });
}

for (const language of sides.company.languages) {
  test(`${language}: pages of a company's people`, async ({ page, people }) => {
    const { press, summary } = screenOf(page, ["confidentiality"], language, "formal");
    await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/home");
    // Before the promise, pages that show applicants lead to it.
    for (const path of companyPages) await expectAccessible(page, path, language);
    await page.goto(inLanguage("/b2b/vertraulichkeit", language));
    await press("submit");
    await expect(summary).toBeVisible();
    await expectNoViolation(page);
  });

  test(`${language}: pages of a company at full work`, async ({ page, people }) => {
    await people.promiseConfidentiality(firmOwner);
    await signIn(page, firmOwner, "/b2b/profile/settings");
    const news = await people.newestNewsFor("company");
    for (const path of [...(await people.firmPages()), `/b2b/news/${news.id}`])
      await expectAccessible(page, path, language);
  });

  test(`${language}: forms of a company's people with errors`, async ({ page, people }) => {
    const owner = await people.addOwner({ emailVerified: true });
    const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
    await signIn(page, owner, "/b2b/profile/settings");
    for (const refusal of [...companyRefusals, ...applicantRefusals(pages)]) {
      await beRefused(page, refusal, language);
      await expectNoViolation(page);
    }
  });

  test(`${language}: the choice between companies, and an invitation`, async ({ page, people }) => {
    const email = await people.addOwner({ emailVerified: true });
    await people.makeColleague(email);
    const { path } = await people.inviteColleague(email);
    await signIn(page, email, "/b2b/companies");
    for (const shown of ["/b2b/companies", path, `${path}/decline`]) await expectAccessible(page, shown, language);
    for (const missing of ["/b2b/companies?company=unknown", "/b2b/invitation/unknown"]) {
      const answer = await page.goto(inLanguage(missing, language));
      expect.soft(answer?.status(), missing).toBe(404);
      await expectNoViolation(page);
    }
  });

  test(`${language}: pages for people of no company`, async ({ page, people }) => {
    await signIn(page, await people.addStranger({ emailVerified: true }), "/b2b/companies");
    await expectAccessible(page, "/b2b/companies", language);
  });
}
