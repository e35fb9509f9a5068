import { screenOf } from "../world/screen.ts";
import { expect, takenOver, test } from "../world/test.ts";

const places = [
  ["profile", "/ds/profile/1"],
  ["myData", "/ds/my-data"],
  ["notifications", "/ds/profile/3"],
  ["curriculumVitae", "/ds/cvgenerator"],
  ["news", "/ds/news"],
  ["invite", "/ds/bringafriend"],
  ["feedback", "/ds/feedback"],
] as const;

test.beforeEach(async ({ signInLike }) => {
  await signInLike("jonas");
});

test("§2: an address with `assigned_to` loses its query, on public pages, too", async ({ page }) => {
  for (const path of ["/impressum", "/lebenslauf-generator", "/ds/faq"]) {
    await page.goto(`${path}?assigned_to=7&a=1`);
    await expect(page).toHaveURL(path);
  }
});

for (const { width, menu } of [
  { width: 360, menu: "shell.menu" },
  { width: 1280, menu: "applicant:nav.account" },
]) {
  test(`at ${width} px a menu leads to every place, closes behind it and marks the current one`, async ({ page }) => {
    const { t } = screenOf(page, ["applicant"]);
    await page.setViewportSize({ width, height: 700 });
    const summary = page.locator("summary", { hasText: t(menu) });
    for (const [name, path] of places) {
      await summary.click();
      const link = page
        .locator("details")
        .filter({ has: summary })
        .getByRole("link", { name: t(`nav.${name}`), exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toBeHidden();
      await summary.click();
      await expect(link).toHaveAttribute("aria-current", "page");
      await summary.click();
    }
  });
}

test("at 1024 px the bar leads to five places in one row, and tips lead on to questions", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const { t } = screenOf(page, ["applicant", "tips"]);
  await page.goto("/ds/home");
  const links = page.getByRole("navigation", { name: t("shell.navigation") }).getByRole("link");
  await expect(links).toHaveText(["home", "application", "jobs", "tips", "contact"].map((name) => t(`nav.${name}`)));
  const heights = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(heights).size).toBe(1);
  await links.nth(3).click();
  await expect(page).toHaveURL("/ds/tips");
  await page.getByRole("link", { name: t("more.faq"), exact: true }).click();
  await expect(page).toHaveURL("/ds/faq");
  await expect(links.nth(3)).toHaveAttribute("aria-current", "page");
});

test("Escape closes a menu and leads back to where it was opened", async ({ page }, { project }) => {
  test.skip(project.name === "plain");
  const { t, link } = screenOf(page, ["applicant"]);
  await page.goto("/ds/faq");
  await takenOver(page);
  const summary = page.locator("summary:visible", { hasText: t("nav.account") });
  await summary.click();
  await link("nav.news").focus();
  await page.keyboard.press("Escape");
  await expect(link("nav.news")).toBeHidden();
  await expect(summary).toBeFocused();
});

test("former addresses lead to the pages that replaced them", async ({ page }) => {
  await page.goto("/ds/study-match?utm_source=letter");
  await expect(page).toHaveURL(/\/ds\/tips/);
  for (const path of ["/ds/application/search/5/7/details", "/ds/application/selfmatching/1"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/ds/selfmatching");
  }
});

test("the address of a group, or of its start, leads to its first page", async ({ request }) => {
  const firstPages = {
    "/ds/application/abilities": "/ds/application/abilities/1",
    "/ds/application/search/?utm_source=letter": "/ds/application/search/1?utm_source=letter",
    "/ds/application/contracts": "/ds/application/contracts/1",
    "/ds/profile": "/ds/profile/1",
    "/ds/contact": "/ds/contact/1",
    "/ds/cvgenerator/start": "/ds/cvgenerator",
    "/lebenslauf-generator/start": "/lebenslauf-generator",
    "/lebenslauf-generator/input": "/lebenslauf-generator/input/profil",
    "/b2b/profile": "/b2b/profile/settings",
    "/b2b/help/start": "/b2b/help",
    "/b2b/job-openings/7/reco": "/b2b/job-openings/7",
    "/b2b/job-openings/manage/study": "/b2b/job-openings/manage",
    "/b2b/job-openings/manage/finish": "/b2b/job-openings/manage",
  };
  for (const [path, first] of Object.entries(firstPages)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, first]);
  }
});
