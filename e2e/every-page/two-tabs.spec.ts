import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/ds/application/search/3";
const inFirst = "Das habe ich zuerst geschrieben, in dem einen Fenster.";
const inSecond = "Das habe ich danach geschrieben, in dem anderen Fenster.";

test("a stale edit shows both texts, and counts only when it is sent knowingly", async ({
  page,
  context,
  signInLike,
}) => {
  await signInLike("lena");
  const first = screenOf(page, ["motivation"]);
  const secondTab = await context.newPage();
  const second = screenOf(secondTab, ["motivation"]);
  await page.goto(path);
  await secondTab.goto(path);

  await first.field("motivationText").fill(inFirst);
  await first.press("steps:save");
  await expect(page).toHaveURL("/ds/home");
  await second.field("motivationText").fill(inSecond);
  await second.press("steps:save");

  await expect(second.summary).toBeFocused();
  await expect(second.field("motivationText")).toHaveValue(inSecond);
  await second.expectError("motivationText", inFirst);

  await second.press("steps:save");
  await expect(secondTab).toHaveURL("/ds/home");
  await page.goto(path);
  await expect(first.field("motivationText")).toHaveValue(inSecond);
});

test("a form is not carried out for somebody else who signed in since, and waits for the one who typed it", async ({
  page,
  context,
  people,
  javaScriptEnabled,
  signInLike,
}) => {
  const { t, field, press, summary } = screenOf(page, ["motivation", "plain", "applicant"]);
  const email = await signInLike("lena", path);
  await field("motivationText").fill(inFirst);

  const secondTab = await context.newPage();
  const signOut = async () => {
    await secondTab.goto("/ds/home");
    await secondTab.locator("summary:visible", { hasText: t("nav.account") }).click();
    await secondTab.locator("button:visible", { hasText: t("common:shell.signOut") }).click();
    await expect(secondTab.getByText(t("common:notice.signedOut"))).toBeVisible();
  };
  await signOut();
  await signIn(secondTab, await people.addOneLike("lena"), path);
  const second = screenOf(secondTab, ["motivation"]);
  const theirs = await second.field("motivationText").inputValue();

  await press("steps:save");
  if (javaScriptEnabled === false)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("plain:title.409"));
  else await expect(summary).toContainText(t("errors:otherPerson"));
  await secondTab.reload();
  await expect(second.field("motivationText")).toHaveValue(theirs);
  await expect(secondTab.getByText(t("restored"))).toBeHidden();

  await signOut();
  await signIn(secondTab, email, path);
  await expect(secondTab.getByText(t("restored"))).toBeVisible();
  await expect(second.field("motivationText")).toHaveValue(inFirst);
});
