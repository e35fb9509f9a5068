import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("applicants without an advisor can call, write a mail or use WhatsApp", async ({ page, signInLike, people }) => {
  await people.takeAdvisorFrom(await signInLike("jonas"));
  const { t } = screenOf(page, ["advisorCard"]);
  for (const path of ["/ds/home", "/ds/contact/1"]) {
    await page.goto(path);
    await expect(page.getByText(t("none"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("whatsapp") })).toHaveAttribute("href", "https://wa.me/491729925904");
  }
});
