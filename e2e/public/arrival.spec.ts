import { screenOf } from "../world/screen.ts";
import { expect, takenOver, test } from "../world/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test.beforeEach(async ({ signInLike }) => {
  await signInLike("jonas", "/ds/tips");
});

test("the foot leads back to the top", async ({ page }) => {
  const { link } = screenOf(page, []);
  await link("shell.toTop").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a page reached from the foot of another begins at its top", async ({ page }) => {
  const { link } = screenOf(page, ["tips"]);
  await link("untilStart.link").click();
  await expect(page).toHaveURL("/ds/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a link to a part of a page leads to that part, on the same page and on another", async ({ page }) => {
  const { t, link } = screenOf(page, ["tips", "topics"]);
  await link("interview.title").click();
  await expect(page.getByRole("heading", { name: t("interview.title") })).toBeInViewport();

  await page.goto("/ds/home");
  await link("topics:partnerSearch").click();
  await expect(page.getByRole("heading", { name: t("topics:partnerSearch") })).toBeInViewport();
});

test.describe("with script", () => {
  test.beforeEach(async ({ page }, { project }) => {
    test.skip(project.name === "plain");
    await takenOver(page);
  });

  test("the way to the top is offered on scrolling up, until the top is reached", async ({ page }) => {
    const { link } = screenOf(page, []);
    const offers = link("shell.toTop");
    await expect(offers).toHaveCount(1);
    // Again and again, until the script that watches has come.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
      await page.mouse.wheel(0, -200);
      await expect(offers).toHaveCount(2, { timeout: 1000 });
    }).toPass();

    await offers.last().click();
    await expect(offers).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("a slow page is announced as loading until it has arrived", async ({ page }) => {
    const { t, link } = screenOf(page, ["tips"]);
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/_data=/, async (route) => {
      await isAsked;
      await route.continue();
    });
    await link("untilStart.link").click();
    await expect(page.getByText(t("shell.loading"))).toBeVisible();

    answer();
    await expect(page).toHaveURL("/ds/faq");
    await expect(page.getByText(t("shell.loading"))).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the next part of a list begins at its heading, as its page does", async ({ page }) => {
    const { link } = screenOf(page, ["news"]);
    await page.goto("/ds/news");
    await takenOver(page);
    await link("older").click();
    await expect(page).toHaveURL("/ds/news?page=2");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("a view chosen by its tab leaves its reader at the tab", async ({ page, signInLike }) => {
    await page.context().clearCookies();
    await signInLike("sara", "/ds/selfmatching");
    const { link } = screenOf(page, ["selfMatching"]);
    await link("view.all.short").click();
    await expect(page).toHaveURL("/ds/selfmatching?view=all");
    await expect(link("view.all.short")).toBeFocused();
  });

  test("what was done is read out each time, by a part of the page that stood there before", async ({ page }) => {
    const { t, press } = screenOf(page, ["profile"]);
    await page.goto("/ds/profile/3");
    await takenOver(page);
    const place = page.getByRole("main").getByRole("status").first();
    await place.evaluate((element) => element.setAttribute("data-before", ""));
    await press("save");
    await expect(page.locator("[data-before]")).toHaveText(t("notice.saved"));

    const message = page.locator("[data-before] > *");
    await message.evaluate((element) => element.setAttribute("data-first", ""));
    await press("save");
    await expect(message).not.toHaveAttribute("data-first");
    await expect(message).toHaveText(t("notice.saved"));
  });
});
