import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

test("a chosen language stays, and mirrors the page when it is written from right to left", async ({ page }) => {
  const german = screenOf(page, ["cookies"]);
  const arabic = screenOf(page, ["cookies"], "ar");
  await page.goto("/cookies");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await page.getByLabel(german.t("shell.language")).selectOption("ar");
  await german.press("shell.change");

  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText(arabic.t("lead.none"))).toBeVisible();
  await page.goto("/impressum");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("choosing a language keeps the rest of the address", async ({ page }) => {
  const german = screenOf(page, ["newsletterUnsubscription"]);
  const english = screenOf(page, ["newsletterUnsubscription"], "en");
  const address = "/newsletter-unsubscription?id=a&id=b%26c";
  await page.goto(`${address}&lng=de`);
  await page.getByLabel(german.t("shell.language")).selectOption("en");
  await german.press("shell.change");

  await expect(page).toHaveURL(`${address}&lng=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.t("asked.title"));
  await expect(english.button("asked.submit")).toBeVisible();
});

test("an address may name the language", async ({ page }) => {
  const english = screenOf(page, ["cookies"], "en");
  await page.goto("/cookies?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText(english.t("lead.none"))).toBeVisible();
});

test("an address may name the language of the page it leads to", async ({ page }) => {
  await page.goto("/ds/home?lng=ar");
  await expect(page).toHaveURL(/\/sign-in\/[^?]+$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("a request in an unsupported language is answered in German", async ({ page }) => {
  await page.goto("/cookies?lng=klingon");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("a browser that prefers English", () => {
  test.use({ locale: "en-GB" });
  test("is answered in English", async ({ page }) => {
    await page.goto("/cookies");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
});

test("a browser that prefers a language of no page is answered in its next one", async ({ request }) => {
  const headers = { "Accept-Language": "tr-TR,tr;q=0.9,en-US;q=0.8,de;q=0.5" };
  const answer = await request.get("/cookies", { headers });
  expect(await answer.text()).toContain('<html lang="en"');
});
