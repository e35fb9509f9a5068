import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

test("on paper the marks stay, and buttons are gone", async ({ page, signInLike }) => {
  await signInLike("sara");
  await page.emulateMedia({ media: "print" });
  await page.goto("/ds/application/search/4");
  const { t, button } = screenOf(page, ["documents", "steps"]);
  await expect(button("upload.submit")).toBeHidden();
  await expect(page.getByRole("link", { name: t("files.change") }).first()).toBeHidden();
  await expect(page.getByRole("link", { name: new RegExp(`^${t("upload.submit")}`) }).first()).toBeHidden();
  await expect(
    page.getByRole("link", { name: t("steps:back", { step: t("steps:step.motivation.long") }) }),
  ).toBeHidden();
  await expect(page.locator(".mark.done").first()).toHaveCSS("print-color-adjust", "exact");

  await page.goto("/ds/contact/1");
  const number = page.locator('a[href^="tel:"]').first();
  await expect(number).toBeVisible();
  const said = await number.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(said).toBe("none");
});

test("on paper a company keeps what it has noted about an applicant, without the links to change it", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const sara = await people.addOneLike("sara");
  await signIn(page, owner, await people.applicantPage(await people.addFitting(owner, [sara]), sara));
  const { t, field, press } = screenOf(page, ["companyApplicant", "comments"], "de", "formal");
  await field("text").fill("Am Montag anrufen.");
  await press("add");
  const change = page.getByRole("link", { name: new RegExp(`^${t("change")}`) });
  await expect(change).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Am Montag anrufen.")).toBeVisible();
  await expect(change).toBeHidden();
});
