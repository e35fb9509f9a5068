import type { Page } from "@playwright/test";
import type { WrittenLanguage } from "#contract/languages.ts";
import { applicantRefusals, beRefused, companyRefusals } from "../world/company-refusals.ts";
import { applicantAtDesk, ticketAtDesk } from "../world/desk.ts";
import { firmOwner } from "../world/firm.ts";
import { applicantPages, companyPages, deskPages, officePages, publicPages, stepPages } from "../world/pages.ts";
import { expectFocusSeen, expectRoomForText } from "../world/readable.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

test.use({ viewport: { width: 320, height: 640 } });
test.slow();

/** Asked of the page itself: a locator brings its own script to each new page, which takes longer than the answer. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Nothing is cut off or has to be scrolled to sideways: in the longest words, and without script from right to left where
 * the page can be read so. Its words and its direction are the same with script.
 */
async function expectToFit(page: Page, path: string, withoutScript: WrittenLanguage = "ar") {
  const language = test.info().project.name === "plain" ? withoutScript : "de";
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  const width = await widthOf(page);
  expect.soft(width, `${path} in ${language}`).toBeLessThanOrEqual(320);
  await expectRoomForText(page, `${path} in ${language}`);
  await expectFocusSeen(page, `${path} in ${language}`);
}

test("pages for everyone fit a narrow screen", async ({ page }) => {
  for (const path of [...publicPages, "/ds/home"]) await expectToFit(page, path);
});

test("pages of an application that has just begun fit", async ({ page, signInLike }) => {
  await signInLike("jonas");
  for (const path of applicantPages) await expectToFit(page, path);
});

test("pages of a complete application fit", async ({ page, people, signInLike }) => {
  const openings = await people.openingPagesOf(await signInLike("sara"));
  for (const path of [...applicantPages, ...openings]) await expectToFit(page, path);
});

test("the way to the next page of a list keeps to one line", async ({ page, signInLike }) => {
  const { t } = screenOf(page, ["lists"]);
  await signInLike("sara", "/ds/selfmatching?view=all");
  const lines = await page.getByRole("link", { name: t("next") }).evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link.firstChild!);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("a company's job openings fit", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
  await signIn(page, owner, "/b2b/job-openings");
  for (const path of pages) await expectToFit(page, path, "de");
});

test("pages of a company at full work fit", async ({ page, people }) => {
  await people.promiseConfidentiality(firmOwner);
  await signIn(page, firmOwner, "/b2b/profile/settings");
  for (const path of await people.firmPages()) await expectToFit(page, path, "de");
});

test("forms of a company's people with errors fit", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
  await signIn(page, owner, "/b2b/profile/settings");
  for (const refusal of [...companyRefusals, ...applicantRefusals(pages)]) {
    await beRefused(page, refusal, "de");
    const width = await widthOf(page);
    expect.soft(width, refusal.path).toBeLessThanOrEqual(320);
  }
});

test("pages with errors fit", async ({ page, signInLike }) => {
  const { summary } = screenOf(page, []);
  await signInLike("jonas");
  for (const path of stepPages) {
    await page.goto(path);
    await page.locator('button[value="continue"]:visible').click();
    await expect(summary).toBeVisible();
    expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320);
  }
});

test("the way through the inbox fits", async ({ page, people }) => {
  const [lena, miriam] = [await people.addOneLike("lena"), await people.addStranger({ emailVerified: true })];
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.askFor(lena, "Wann geht es weiter?");
  await signIn(page, miriam, "/advisor");
  const path = await page.getByRole("table").getByRole("link").first().getAttribute("href");
  await expectToFit(page, path!, "de");
});

test("the advisor's desk fits", async ({ page, people }) => {
  const noah = await people.addOneLike("noah");
  await people.giveAdvisor(noah, "advisor@example.org");
  await signIn(page, "advisor@example.org", "/advisor");
  const [document] = await people.documentsOf(noah);
  for (const part of ["", "/notes", "/job-openings", "/mails", `/documents/${document}/check`])
    await expectToFit(page, applicantAtDesk(await people.idOf(noah)) + part, "de");
  const question = ticketAtDesk(await people.askFor(noah, "Wann geht es weiter?"));
  for (const path of [...deskPages, question]) await expectToFit(page, path, "de");
});

test("pages of the programme's office fit", async ({ page, people }) => {
  await signIn(page, "jutta@example.org", "/advisor/office");
  for (const path of [...officePages, ...(await people.keptPages())]) await expectToFit(page, path, "de");
});

test("on a phone the office's areas stand on its overview, to which each list leads back", async ({ page }) => {
  const { t } = screenOf(page, ["office", "advisor"], "de", "neutral");
  await signIn(page, "jutta@example.org", "/advisor/office");
  const areas = page.getByRole("navigation", { name: t("areas") });
  await areas.getByRole("link", { name: t("area.courses") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("area.courses"));
  await expect(areas).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("advisor:nav.office"), exact: true })
    .click();
  await expect(areas).toBeVisible();
});

test("pages of a company's people fit", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  await people.makeColleague(email);
  await people.promiseConfidentiality(email);
  const { path } = await people.inviteColleague(email);
  await signIn(page, email, "/b2b/companies");
  const own = ["/b2b/companies", "/b2b/companies?company=unknown", path, `${path}/decline`, "/b2b/invitation/unknown"];
  for (const path of own) await expectToFit(page, path, "de");
  await page.goto("/b2b/companies");
  await page.locator("main form button").first().click();
  await page.waitForURL("/b2b/home");
  for (const path of companyPages) await expectToFit(page, path, "de");
});
