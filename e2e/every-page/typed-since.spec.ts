import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script the answer is another page");

test("what is typed while a post that is refused is on its way stays there", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/profile/1");
  const { t, field, press, summary } = screenOf(page, ["profileContact", "studyInfo", "profile"]);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/profile\/1/, async (route) => {
    if (route.request().method() === "POST") await isReleased;
    await route.continue();
  });
  await field("firstName").fill("");
  await press("save");
  await field("firstName").fill("Lena");
  await field("shippingCity").fill("Lübeck");
  release();
  await expect(summary).toContainText(t("fields.firstName.errors.required"));
  await expect(field("firstName")).toHaveValue("Lena");
  await expect(field("shippingCity")).toHaveValue("Lübeck");
  await press("save");
  await expect(page.getByText(t("profile:notice.saved"))).toBeVisible();
});
