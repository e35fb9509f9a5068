import { startPortal } from "../world/portal.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("an operator finds each mail by its subject, in the language that they choose", async ({ page }) => {
  const { t, press } = screenOf(page, ["mails"]);
  await page.goto("/mails");
  await page.getByLabel(t("language")).selectOption("ar");
  await press("show");
  await expect(page).toHaveURL("/mails?language=ar");

  await page.getByRole("link", { name: "مقابلتك لدى" }).click();

  await expect(page).toHaveURL("/mails/interviewSet?language=ar");
  await expect(page.getByText(/– الثلاثاء .*01\.12\.2026.* الساعة .*14:30/)).toBeVisible();
  await expect(page.getByText(/\.ics/)).toBeVisible();
  const html = page.frameLocator(`iframe[title="${t("html")}"]`);
  await expect(html.getByRole("link", { name: "عرض المقابلة" })).toBeVisible();
  await expect(html.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the HTML of a mail is shown with its style, and nothing in it can run or load", async ({ page }) => {
  const answer = await page.goto("/mails/offerMade/page?language=en");
  expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox/);
  await expect(page.getByRole("link", { name: "View the offer" })).not.toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

test("a kind of mail that does not exist is not found", async ({ page }) => {
  expect((await page.goto("/mails/unknown"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ooops...");
});

test("without demo data there is nothing to see", async ({ page }) => {
  const portal = await startPortal({ DEMO_DATA: "off" });
  try {
    for (const path of ["/mails", "/mails/offerMade", "/mails/offerMade/page"])
      expect((await page.goto(portal.url + path))?.status()).toBe(404);
    await page.goto(`${portal.url}/mails`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ooops...");
  } finally {
    await portal.stop();
  }
});
