import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/application/search/3";

test("the simple view sends no script, and can be left again", async ({ page }) => {
  const { press } = screenOf(page, []);
  await page.goto("/cookies");

  await press("shell.simpleView");
  await expect(page).toHaveURL("/cookies");
  await expect(page.locator("script, link[rel=modulepreload]")).toHaveCount(0);

  await press("shell.fullView");
  await expect(page).toHaveURL("/cookies");
  await expect(page.locator("script").first()).toBeAttached();
});

test.describe("a browser that saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("gets no script, and all functions work", async ({ page, signInLike }) => {
    const { field, press } = screenOf(page, ["motivation"]);
    await signInLike("lena", path);
    await expect(page.locator("script, link[rel=modulepreload]")).toHaveCount(0);

    await field("motivationText").fill("Auch mit wenig Datenvolumen kommt meine Bewerbung an.");
    await press("steps:save");
    await expect(page).toHaveURL("/ds/home");
  });
});
