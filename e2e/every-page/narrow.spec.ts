import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

// How each page fits such a screen, `pages-*.spec.ts` say.
test.use({ viewport: { width: 320, height: 640 } });

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
