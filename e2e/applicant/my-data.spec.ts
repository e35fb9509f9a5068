import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const path = "/ds/my-data";

test("the stored data come as a ZIP to save", async ({ page, signInLike }) => {
  await signInLike("sara", path);
  const address = await screenOf(page, ["ownExport"]).link("link").getAttribute("href");
  const file = await page.request.get(address ?? "");
  expect(file.status()).toBe(200);
  expect(file.headers()["content-disposition"]).toContain("attachment");
  const bytes = await file.body();
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  for (const name of ["account.json", "documents.json", "Abiturzeugnis.pdf"]) expect(bytes.includes(name)).toBe(true);
});

test("a deletion is confirmed on a page of its own, mailed, and can be taken back", async ({ page, signInLike }) => {
  const email = await signInLike("lena", path);
  const { t, link, press } = screenOf(page, ["myData"]);
  const confirmation = screenOf(page, ["deletion"]);
  await link("deletion.link").click();
  await confirmation.press("delete");

  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.deletion"))).toBeVisible();
  await expect(page.getByText(t("deletion.untilThen"))).toBeVisible();
  expect(await mailTo(email)).toContain(path);
  await page.goto(`${path}/deletion`);
  await expect(page, "its day stands, so nobody is asked again").toHaveURL(path);
  await press("deletion.keep");
  await expect(page.getByText(t("notice.kept"))).toBeVisible();
  await expect(link("deletion.link")).toBeVisible();
});

test("home announces a requested deletion, and can revoke it", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/my-data/deletion");
  await screenOf(page, ["deletion"]).press("delete");
  await expect(page).toHaveURL(path);
  await page.goto("/ds/home");
  const { t, press, button } = screenOf(page, ["home"]);
  await expect(page.getByText(t("deletion.untilThen"))).toBeVisible();
  await press("deletion.keep");
  await expect(page.getByText(t("deletion.kept"))).toBeVisible();
  await expect(button("deletion.keep")).toHaveCount(0);
  await page.goto(path);
  await expect(screenOf(page, ["myData"]).link("deletion.link")).toBeVisible();
});

test("every menu announces a requested deletion until it is revoked", async ({ page, signInLike }) => {
  await signInLike("lena", "/ds/my-data/deletion");
  await screenOf(page, ["deletion"]).press("delete");
  await expect(page).toHaveURL(path);
  await page.goto("/ds/news");
  await page.locator("header summary:visible").click();
  const line = page.locator("header").getByRole("link", { name: /\d\d\.\d\d\.\d{4}/ });
  await line.click();
  await expect(page).toHaveURL(`${path}#deletion`);
  await screenOf(page, ["myData"]).press("deletion.keep");
  await expect(page.getByText(screenOf(page, ["myData"]).t("notice.kept"))).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("a person outside the demo cannot be reset", async ({ page, signInLike }) => {
  await signInLike("lena", path);
  const { t, press } = screenOf(page, ["myData"]);
  await press("reset.submit");
  await expect(page.getByText(t("error.404.lead"))).toBeVisible();
});
