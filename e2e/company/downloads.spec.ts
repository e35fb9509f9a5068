import { companyScreen } from "../world/company.ts";
import { expect, signIn, test } from "../world/test.ts";

test("files for companies are reached from their own pages and open safely", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, await people.addColleague(owner, []), "/b2b/company");
  const { t } = companyScreen(page, "downloads");
  await page.getByRole("link", { name: t("company:firm.downloads"), exact: true }).click();
  await expect(page).toHaveURL("/b2b/downloads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  const files = page.getByRole("main").getByRole("listitem").filter({ hasText: "PDF, " }).getByRole("link");
  // Other tests add files of the office's.
  await expect(files.nth(5)).toBeVisible();
  const file = await page.request.get((await files.first().getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");
  expect((await page.request.get("/b2b/downloads/unknown")).status()).toBe(404);
});
