import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { screenOf } from "../world/screen.ts";
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

test("while a company is locked, the desk and who applied there read that it cannot answer", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const sara = await people.addOneLike("sara");
  await people.forgetApplicationsOf(sara);
  const opening = await people.addFitting(owner, [sara]);
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  const { companyId } = (await people.openingsOf(owner))[0]!;
  await people.lockCompany(companyId);

  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  const { t } = deskScreen(page, "deskCompany", "deskApplicant");
  await signIn(page, miriam, `/advisor/companies/${companyId}`);
  await expect(page.getByText(t("openings.status.locked"))).toBeVisible();
  await page.goto(`/advisor/applicants/${await people.idOf(sara)}`);
  await expect(page.getByText(t("deskApplicant:applications.locked"))).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  const screen = screenOf(theirs, ["jobOpening", "matching"]);
  await signIn(theirs, sara, `/ds/selfmatching/${opening}`);
  await expect(theirs.getByText(screen.t("locked.text"))).toBeVisible();
  await expect(theirs.getByText(screen.t("state.awaiting_partner_interest.text"))).toHaveCount(0);
  await theirs.goto("/ds/selfmatching");
  await expect(theirs.getByText(screen.t("matching:locked"))).toBeVisible();
  await context.close();
});
