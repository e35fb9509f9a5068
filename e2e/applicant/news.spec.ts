import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test.beforeEach(async ({ signInLike }) => {
  await signInLike("jonas", "/ds/news");
});

test("the news is read page by page, and back, and item by item", async ({ page }) => {
  const { t, link } = screenOf(page, ["news"]);
  const titles = page.getByRole("heading", { level: 2 });
  await expect(titles).toHaveCount(3);
  const newest = (await titles.first().textContent()) ?? "";

  await link("older").click();
  await expect(page).toHaveURL("/ds/news?page=2");
  await expect(page.getByText(t("position", { page: 2, pages: 3 }))).toBeVisible();
  await expect(page.getByRole("link", { name: newest })).toHaveCount(0);

  await link("newer").click();
  await expect(page).toHaveURL("/ds/news");
  await page.getByRole("link", { name: newest }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest);
  await expect(page).toHaveTitle(new RegExp(`^${newest}`));

  await link("all").click();
  await expect(page).toHaveURL("/ds/news");
});

test("a page of the list that does not exist says so, and an item that does not exist is not found", async ({
  page,
}) => {
  const { t, link } = screenOf(page, ["news"]);
  await page.goto("/ds/news?page=99");
  await expect(page.getByText(t("empty.page"))).toBeVisible();
  await link("newest").click();
  await expect(page).toHaveURL("/ds/news");

  const answer = await page.goto("/ds/news/00000000-0000-4000-8000-000000000000");
  expect(answer?.status()).toBe(404);
});
