import { companyScreen, signInAtCompany } from "../world/company.ts";
import { expect, test } from "../world/test.ts";

const settings = "/b2b/profile/settings";

test("people change their own name and the language they are written to in", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signInAtCompany(page, owner, settings);
  const { t, press, field, choose, expectError } = companyScreen(page, "companySettings");
  await field("firstName").fill("Annika");
  await field("lastName").fill("");
  await choose("language", "English");
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await press("forms:save");
  expect((await refused).status()).toBe(422);
  await expectError("lastName", t("fields.lastName.errors.required"));
  await expect(field("firstName")).toHaveValue("Annika");
  await field("lastName").fill("Brandt-Öz");
  await press("forms:save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await page.goto("/b2b/employees");
  await expect(page.getByRole("link", { name: "Annika Brandt-Öz" })).toBeVisible();
  await page.goto(settings);
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
});

test("people leave a company after a question, but not its last owner", async ({ page, people, browser, portal }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["editJobOpenings"]);
  await signInAtCompany(page, owner, `${settings}/leave`);
  const { t, press } = companyScreen(page, "leaveCompany");
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await press("submit");
  expect((await refused).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:lastOwner"));

  const theirs = await browser.newPage({ baseURL: portal.url });
  await signInAtCompany(theirs, colleague, settings);
  await companyScreen(theirs, "companySettings").link("leave.link").click();
  await theirs.waitForURL(/leave$/);
  await companyScreen(theirs, "leaveCompany").press("submit");
  await theirs.waitForURL(/\/b2b\/companies/);
  await expect(
    theirs.getByRole("heading", { level: 1, name: companyScreen(theirs, "chooseCompany").t("none.title") }),
  ).toBeVisible();
  await theirs.close();
  await page.goto("/b2b/employees");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
});
