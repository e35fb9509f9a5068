import sharp from "sharp";
import { companyScreen, send, signInAtCompany } from "../world/company.ts";
import { expect, test } from "../world/test.ts";

const settings = "/b2b/profile/settings";
const data = "/b2b/profile/data";

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

test("people show their face and what they do, and take the picture back", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signInAtCompany(page, owner, settings);
  const { t, press, field, expectError, summary } = companyScreen(page, "companySettings");
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a9714b" } })
    .jpeg()
    .toBuffer();
  const picture = page.getByRole("main").locator("img[src*=picture]");
  await field("position").fill("Ausbilderin");
  await field("lastName").fill("");
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel(t("fields.file.label")).setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await choose("kein-bild.jpg", Buffer.from("Nur Text"));
  expect(await send(page, press, "forms:save")).toBeGreaterThanOrEqual(400);
  await expectError("lastName", t("fields.lastName.errors.required"));
  await expect(summary).toContainText("kein-bild.jpg");
  await choose("ich.jpg", buffer);
  expect(await send(page, press, "forms:save")).toBe(422);
  await expectError("lastName", t("fields.lastName.errors.required"));
  await expect(field("position")).toHaveValue("Ausbilderin");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
  await field("lastName").fill("Brandt");
  expect(await send(page, press, "forms:save")).toBeLessThan(400);
  await expect(page.getByText(t("notice.saved"))).toBeVisible();

  await page.goto("/b2b/employees");
  await expect(page.getByRole("row").nth(1)).toContainText("Ausbilderin");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
  await page.goto(settings);
  expect(await send(page, press, "removePicture")).toBeLessThan(400);
  await expect(page.getByText(t("notice.pictureRemoved"))).toBeVisible();
  await expect(picture).toHaveCount(0);
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

test("people take their data along and delete their own access, but not the last owner", async ({
  page,
  people,
  browser,
  portal,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, []);
  await signInAtCompany(page, owner, `${data}/deletion`);
  const { t, press, link } = companyScreen(page, "deleteAccess", "interaction");
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await press("submit");
  expect((await refused).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:lastOwner"));
  await expect(link("company:firm.employees").last()).toHaveAttribute("href", "/b2b/employees");

  const theirs = await browser.newPage({ baseURL: portal.url });
  await signInAtCompany(theirs, colleague, data);
  const own = companyScreen(theirs, "companyMyData", "ownExport");
  const file = await theirs.request.get((await own.link("ownExport:link").getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  const bytes = await file.body();
  for (const name of ["user.json", "companies.json"]) expect(bytes.includes(name)).toBe(true);
  await own.link("deletion.link").click();
  await theirs.waitForURL(/deletion$/);
  await companyScreen(theirs, "deleteAccess").press("submit");
  await theirs.waitForURL(/\/auth\/company/);
  await expect(theirs.getByText(t("interaction:accessDeleted"))).toBeVisible();
  await theirs.goto(data);
  await expect(theirs).toHaveURL(/\/auth\/company/);
  await theirs.close();
  await page.goto("/b2b/employees");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
});

test("people consent and change their mind, and both stay on record", async ({ page, people }) => {
  const consents = "/b2b/profile/consents";
  await signInAtCompany(page, await people.addOwner({ emailVerified: true }), consents);
  const { t, box, press } = companyScreen(page, "consents", "companyConsents");
  const research = box("consents.user_research");
  for (const isGiven of [true, false]) {
    await research.setChecked(isGiven);
    await press("forms:save");
    await expect(page.getByText(t("companyConsents:notice.saved"))).toBeVisible();
    await page.goto(consents);
    await expect(research).toBeChecked({ checked: isGiven });
  }
  await page.getByText(t("log.summary")).click();
  for (const status of ["opt_in_single", "opt_out"])
    await expect(page.getByText(t(`log.status.${status}`))).toBeVisible();
});
