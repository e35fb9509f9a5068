import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

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
