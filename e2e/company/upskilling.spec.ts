import { companyScreen } from "../world/company.ts";
import { expect, signIn, test } from "../world/test.ts";

test("a course is asked for with its name already in the request", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/company");
  const { t } = companyScreen(page, "upskilling");
  await page.getByRole("link", { name: t("company:firm.upskilling"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  const courses = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: t("take") });
  await expect(courses).toHaveCount(4);
  await expect(courses.first()).toContainText("Online");
  await expect(courses.last()).toContainText(t("anyTime"));

  const title = (await courses.first().locator("b").innerText()).trim();
  await courses.first().getByRole("link").click();
  const { field, press } = companyScreen(page, "helpContact", "message");
  await expect(field("subject")).toHaveValue(t("subject", { title }));
  await field("text").fill("Wir kommen zu zweit.");
  await press("send");
  await expect(page).toHaveURL(/\/b2b\/help\/contact\/[\w-]{36}$/);
  await expect(page.getByRole("main")).toContainText(t("subject", { title }));
});
