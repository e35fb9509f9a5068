import { screenOf } from "../world/screen.ts";
import { expect, signIn, takenOver, test } from "../world/test.ts";

// Browsers return what was typed into a page when its reader comes back to it.

const path = "/ds/application/search/3";
const typed = "Getippt, aber nicht abgeschickt: das weiß nur dieses Fenster.";

test("on the way back a text that was not sent is there again, and is counted", async ({
  page,
  javaScriptEnabled,
  signInLike,
}) => {
  await signInLike("lena", path);
  const { t, field } = screenOf(page, ["motivation"]);
  await field("motivationText").fill(typed);
  await page.goto("/ds/home");
  await page.goBack();
  await page.waitForURL(path);
  await takenOver(page);
  await expect(field("motivationText")).toHaveValue(typed);
  if (javaScriptEnabled === false) return;
  const count = page.locator(".count", { hasText: t("forms:characters", { count: typed.length, limit: 1600 }) });
  await expect(count).toBeVisible();
});

test("but not where somebody else has signed in since", async ({ page, context, people, signInLike }) => {
  await signInLike("lena", path);
  const { field } = screenOf(page, ["motivation"]);
  await field("motivationText").fill(typed);
  await context.clearCookies();
  await signIn(page, await people.addOneLike("lena"));
  await page.goBack();
  await page.waitForURL(path);
  await takenOver(page);
  await expect(field("motivationText")).toHaveValue("");
});

test("nor over what was stored since, in another window", async ({ page, context, signInLike }) => {
  await signInLike("lena", path);
  const { field } = screenOf(page, ["motivation"]);
  await field("motivationText").fill(typed);
  const other = await context.newPage();
  const newer = screenOf(other, ["motivation"]);
  await other.goto(path);
  await newer.field("motivationText").fill("Das habe ich danach in dem anderen Fenster gespeichert.");
  await newer.press("steps:save");
  await other.waitForURL("/ds/home");
  await page.goto("/ds/home");
  await page.goBack();
  await page.waitForURL(path);
  await takenOver(page);
  await expect(field("motivationText")).toHaveValue("Das habe ich danach in dem anderen Fenster gespeichert.");
});

test("nor a question that was sent", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/contact/3");
  const { field, press } = screenOf(page, ["support", "message"]);
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill("Reicht das Zeugnis des letzten Halbjahres?");
  await press("send");
  await page.waitForURL(/contact\/3\/[\w-]+/);
  await page.goBack();
  await page.waitForURL("/ds/contact/3");
  await takenOver(page);
  await expect(field("text")).toHaveValue("");
});
