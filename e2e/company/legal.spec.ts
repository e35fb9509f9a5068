import { companyScreen, signInAtCompany } from "../world/company.ts";
import { expect, test } from "../world/test.ts";

const pages = [
  ["/b2b/impressum", "imprint"],
  ["/b2b/datenschutz", "privacy"],
  ["/b2b/nutzungsbedingungen", "terms"],
  ["/b2b/vertraulichkeit", "confidentiality"],
] as const;

test("the company's legal pages are open to everybody, have no navigation, and stand in the foot", async ({ page }) => {
  await page.goto("/auth/company");
  const foot = page.getByRole("contentinfo");
  for (const [path, namespace] of pages) {
    const { t } = companyScreen(page, namespace, "confidentiality");
    await expect(foot.getByRole("link", { name: t(`shell.${namespace}`) })).toHaveAttribute("href", path);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${t("portal.company")}$`));
    await expect(page.getByRole("navigation", { name: t("shell.navigation") })).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("confidentiality:submit") })).toHaveCount(0);
  }
});

test("a company's user promises confidentiality once, by a tick, and continues where they came from", async ({
  page,
  people,
}) => {
  const { t, press, box, summary } = companyScreen(page, "confidentiality");
  await signInAtCompany(page, await people.addOwner({ emailVerified: true }));
  await page.goto(`/b2b/vertraulichkeit?to=${encodeURIComponent("/b2b/home?part=2")}`);

  await press("submit");
  await expect(summary).toContainText(t("errors:mustConfirm"));
  await expect(page).toHaveTitle(new RegExp(`^${t("errorPrefix")} ${t("title")}`));
  await box("isPromised").check();
  await press("submit");

  await page.waitForURL("/b2b/home?part=2");
  await page.goto("/b2b/vertraulichkeit?to=https://evil.example");
  await expect(page.getByText(/Das haben Sie am \d\d\.\d\d\.\d{4} zugesagt\./)).toBeVisible();
  await expect(page.getByRole("button", { name: t("submit") })).toHaveCount(0);
});
