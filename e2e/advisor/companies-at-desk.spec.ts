import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor looks up a company, reads how it stands there, and can change nothing", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, link } = deskScreen(page, "deskCompany", "deskCompanies", "officeCompany");
  const owner = await people.addStranger({ emailVerified: true });
  const { name, id } = await people.makeColleague(owner);
  const ticket = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: "Reicht eine Stelle?" });
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, "/advisor");
  await link("advisor:nav.companies").click();
  await expect(link("deskCompanies:add")).toHaveCount(0);

  await page.getByRole("searchbox").fill(name);
  await press("deskCompanies:find");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`/advisor/companies/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("listitem").filter({ hasText: owner })).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await expect(link("keep")).toHaveCount(0);
  const acts = await page.request.get(`/advisor/office/companies/${id}`);
  expect(acts.status()).toBe(403);
  await page.getByRole("link", { name: "Zweiter Standort" }).click();
  await expect(page).toHaveURL(`/advisor/tickets/${ticket}`);

  await page.goto(`/advisor/search?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`/advisor/companies/${id}`);
  await people.makeOffice(miriam);
  await page.reload();
  await link("keep").click();
  await expect(page).toHaveURL(`/advisor/office/companies/${id}`);
  await expect(page.locator("summary", { hasText: t("lock.title") })).toBeVisible();
});
