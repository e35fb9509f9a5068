import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("without films the tips offer none, and the address of one says what is missing", async ({ page, signInLike }) => {
  const { t, link } = screenOf(page, ["tips"]);
  await signInLike("jonas", "/ds/tips");
  await expect(page.getByText(t("interview.film"))).toHaveCount(0);

  const answer = await page.goto("/ds/tips/video/interview");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("alert")).toHaveText(t("video.noSource"));
  await link("video.back").click();
  await expect(page.getByRole("heading", { name: t("interview.title") })).toBeInViewport();
});

test("tips lead to the pages on which they are put to use", async ({ page, signInLike }) => {
  const { link } = screenOf(page, ["tips", "training"]);
  await signInLike("jonas", "/ds/tips");
  await link("interview.link").click();
  await expect(page).toHaveURL("/ds/iutraining");
  await link("takePart.tips").click();
  await expect(page).toHaveURL("/ds/tips");
  await link("motivation.link").click();
  await expect(page).toHaveURL("/ds/application/search/3");
});
