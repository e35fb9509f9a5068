import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("a calendar subscribes to one's appointments, until its address is deleted", async ({
  page,
  request,
  signInLike,
}) => {
  const { t, press, link } = screenOf(page, ["appointments", "jobOpening", "matching"]);
  await signInLike("leon", "/ds/selfmatching");
  await link("matching:appointments").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));

  await press("subscription.make");
  await expect(page.getByLabel(t("subscription.address"))).toBeFocused();
  const address = await page.getByLabel(t("subscription.address")).inputValue();
  const { pathname } = new URL(address);
  const feed = await request.get(pathname);
  expect(feed.status()).toBe(200);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(await feed.text()).toContain("BEGIN:VEVENT");

  await page.goto("/ds/selfmatching/calendar");
  await expect(page.getByText(pathname)).toHaveCount(0);
  await press("subscription.remove");
  await expect(page.getByText(t("notice.removed"))).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
});
