import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("worried applicants find what companies see, and the way to change it", async ({ page, people, signInLike }) => {
  const { t } = screenOf(page, ["companyView", "jobOpening", "matching", "motivation"]);
  const opening = await people.openFor(await signInLike("sara"));

  await page.goto(opening.path);
  await page.getByRole("link", { name: t("matching:companyView") }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  const before = page.locator("section", { has: page.getByRole("heading", { name: t("station.recommended.title") }) });
  const after = page.locator("section", { has: page.getByRole("heading", { name: t("station.inTouch.title") }) });
  await expect(before).toContainText(opening.course);
  await expect(before).not.toContainText("Lindner");
  await expect(after).toContainText("Lindner");
  await before.getByRole("link", { name: t("part.motivation") }).click();

  await expect(page).toHaveURL("/ds/application/search/3");
  await expect(page.getByRole("link", { name: t("motivation:companyView") })).toBeVisible();
});
