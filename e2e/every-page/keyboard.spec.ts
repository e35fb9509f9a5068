import type { Page } from "@playwright/test";
import { expect, test } from "../world/test.ts";
import { words } from "../world/words.ts";

const t = words(["distance"]);

/** Presses Tab until something of this name has the focus; gives up when the page has been round. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (name === (await nameOfFocus(page))) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** The question of a group of choices, or the words of a link or button. */
const nameOfFocus = (page: Page) =>
  page.locator(":focus").evaluate((focused) => {
    const legend = focused.matches("input[type=radio]") && focused.closest("fieldset")?.querySelector("legend");
    return (legend || focused).textContent?.replace(/ \*$/, "").trim();
  });

test("a whole step works by keyboard alone, and the focus can always be seen", async ({ page, signInLike }) => {
  await signInLike("lena");
  await page.goto("/ds/application/search/2");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("shell.skip") })).toBeFocused();
  await expect(page.getByRole("link", { name: t("shell.skip") })).toBeInViewport();
  await page.keyboard.press("Enter");

  await tabTo(page, t("fields.practicePartnerMaxDistance.label"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  for (const question of ["drivingLicenseExists", "ownCar", "professionalExperienceExists"]) {
    await tabTo(page, t(`fields.${question}.label`));
    await page.keyboard.press("Space");
    const outline = await page.locator(":focus").evaluate((focused) => getComputedStyle(focused).outlineStyle);
    expect(outline).not.toBe("none");
  }
  await tabTo(page, t("continue"));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/ds/application/search/3");
});

test("what is wrong is reached and mended by keyboard alone", async ({ page, signInLike }) => {
  await signInLike("lena");
  await page.goto("/ds/application/search/2");
  await tabTo(page, t("continue"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");

  await expect(page.getByRole("radio", { name: t("upTo", { value: 5 }) })).toBeChecked();
});
