import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("on paper the marks stay, and buttons are gone", async ({ page, signInLike }) => {
  await signInLike("sara");
  await page.emulateMedia({ media: "print" });
  await page.goto("/ds/application/search/4");
  const { t, button } = screenOf(page, ["documents"]);
  await expect(button("upload.submit")).toBeHidden();
  await expect(page.getByRole("link", { name: t("files.change") }).first()).toBeHidden();
  await expect(page.locator(".mark.done").first()).toHaveCSS("print-color-adjust", "exact");

  await page.goto("/ds/contact/1");
  const number = page.locator('a[href^="tel:"]').first();
  await expect(number).toBeVisible();
  const said = await number.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(said).toBe("none");
});
