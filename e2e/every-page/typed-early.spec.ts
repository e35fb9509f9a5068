import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/application/search/3";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without script nothing takes the page over");

test("what is typed into a filled text area before the scripts come stays there", async ({ page, signInLike }) => {
  await signInLike("mia");
  const { field, press } = screenOf(page, ["motivation"]);
  await page.goto(path);
  await field("motivationText").fill("Maschinen haben mich schon immer mehr gereizt als Tabellen.");
  await press("steps:save");
  await page.waitForURL("/ds/home");
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path);
  const area = field("motivationText");
  await expect(area).not.toHaveValue("");
  await area.fill("Getippt, bevor die Skripte da waren.");
  release();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("textarea") ?? {}).some((name) => name.startsWith("__reactProps")),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(area).toHaveValue("Getippt, bevor die Skripte da waren.");
});
