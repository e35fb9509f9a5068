import { writtenLanguages } from "#contract/languages.ts";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/withdraw";

test("a withdrawal without reason or confirmation is asked again, and keeps its text", async ({ page, signInLike }) => {
  await signInLike("lena", path);
  const { t, field, press, summary } = screenOf(page, ["withdraw"]);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await field("note").fill("Ich ziehe um.");
  await press("withdraw");

  expect((await answer).status()).toBe(422);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(t("errors:allRequired"));
  await expect(summary).toContainText(t("fields.isMeant.errors.mustConfirm"));
  await expect(field("note")).toHaveValue("Ich ziehe um.");
});

test("a withdrawal is confirmed at home and by mail, and cannot be repeated", async ({ page, signInLike }) => {
  const email = await signInLike("lena", path);
  const { t, box, choose, press, button } = screenOf(page, ["withdraw", "home", "applicant"]);
  await choose("reason", t("reason.other_university"));
  await box("isMeant").check();
  await press("withdraw:withdraw");

  await expect(page).toHaveURL("/ds/home");
  await expect(page.getByText(t("notice.done"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: t("ended.title") })).toBeVisible();
  await page.getByRole("link", { name: t("ended.link") }).click();
  await expect(page).toHaveURL("/ds/contact/1");
  expect(await mailTo(email)).toContain("/ds/contact/1");
  // Pages that stay open say that nothing goes on from there.
  for (const open of ["application/search/3", "application/search/4", "selfmatching/company-view"]) {
    await page.goto(`/ds/${open}`);
    await expect(page.getByText(t("applicant:ended.title"))).toBeVisible();
  }
  // The ends of the groups would invite to go on.
  for (const group of ["application/abilities", "application/search", "selfmatching", "application/contracts"]) {
    await page.goto(`/ds/${group}/done`);
    await expect(page.getByRole("heading", { level: 1, name: t("ended.title") })).toBeVisible();
  }
  await page.goto(path);
  await expect(page.getByText(t("applicant:ended.title"))).toBeVisible();
  await expect(button("withdraw:withdraw")).toHaveCount(0);
});

test("whose application a study advisor ended reads nowhere that they have withdrawn it", async ({
  page,
  people,
  signInLike,
}) => {
  const email = await signInLike("lena");
  await people.setStageOf(email, "Lost");
  const main = page.getByRole("main");
  for (const open of ["home", "application/search/3", "selfmatching"])
    for (const language of writtenLanguages) {
      await page.goto(`/ds/${open}?lng=${language}`);
      await expect(main).toContainText(/Bewerbung ist beendet|application has ended|انتهى طلبك/);
      await expect(main).not.toContainText(/zurückgezogen|Schade|withdrawn|sorry|سحب|رحيلك/);
    }
});
