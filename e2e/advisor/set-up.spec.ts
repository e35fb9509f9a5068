import { randomUUID } from "node:crypto";
import { companyScreen, registerAtCompany } from "../world/company.ts";
import { onboard } from "../world/onboard.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { startPortal } from "../world/portal.ts";
import { register } from "../world/register.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const jutta = "jutta@office.test";

test.use({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const portal = await startPortal({ DEMO_DATA: "off", OFFICE_EMAILS: jutta });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

test("a programme is set up from nothing by pages alone, somebody applies, and a company gets in", async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  const { t, press, link } = screenOf(page, ["programme", "office", "advisor", "register"]);
  await page.goto("/advisor");
  await register(page, jutta, portal.dataDirectory);
  await page.waitForURL("/advisor");

  await screenOf(page, ["inbox"]).link("whatIsMissing").click();
  await expect(page.getByText(t("lead.closed"))).toBeVisible();
  // Nothing is there that nobody entered.
  await expect(page.locator("main").getByText(t("missing"))).toHaveCount(6);

  // What is empty says so, instead of that nothing was found.
  const texts = screenOf(page, ["officeTexts"]);
  await page.goto("/advisor/office/texts/campaign");
  await expect(page.getByText(texts.t("none"))).toBeVisible();
  await page.goto("/advisor/office/texts/legal/legal.documents.imprint");
  await expect(page.locator("main").getByText(texts.t("languages.none"))).toHaveCount(4);
  await page.goto("/advisor/office/feedback");
  await expect(page.getByText(screenOf(page, ["officeFeedback"]).t("empty"))).toBeVisible();
  await page.goto("/advisor/office/funnel");
  await expect(page.getByText(screenOf(page, ["officeFunnel"]).t("none"))).toBeVisible();

  await page.goto("/advisor/office");
  await link("step.campuses.title").first().click();
  const campuses = screenOf(page, ["campuses", "office"]);
  await campuses.link("create").click();
  await campuses.field("name").fill("Dortmund");
  await press("forms:save");
  await campuses.expectError("city", campuses.t("fields.city.errors.required"));
  await expect(campuses.field("name")).toHaveValue("Dortmund");
  await campuses.field("city").fill("Dortmund");
  await campuses.field("phone").fill("+49 231 000");
  await campuses.field("email").fill("dortmund@office.test");
  await press("forms:save");
  await expect(page.getByText(t("office:notice.created"))).toBeVisible();

  await page.goto("/advisor/office/courses/new");
  const courses = screenOf(page, ["courses"]);
  await courses.field("name").fill("Informatik");
  await courses.choose("studyModel", courses.t("fields.studyModel.options.DS"));
  await page.getByRole("checkbox", { name: "Dortmund" }).check();
  await press("forms:save");
  await expect(page.getByText(t("office:notice.created"))).toBeVisible();

  await page.goto("/advisor/office/intakes/new");
  const next = `${new Date().getFullYear() + 1}-01-01`;
  const intakes = screenOf(page, ["intakes"]);
  await intakes.field("startsOn").fill(next);
  await intakes.choose("repeats", t("forms:yes"));
  await press("forms:save");
  await expect(page.getByText(t("office:notice.created"))).toBeVisible();
  // The year after it has come by itself.
  await expect(page.getByRole("rowheader")).toHaveCount(2);

  await page.goto("/advisor/office");
  await expect(page.getByText(t("lead.open"))).toBeVisible();

  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await other.goto("/ds/home");
  await register(other, `mia-${randomUUID().slice(0, 8)}@example.org`, portal.dataDirectory);
  await onboard(other);
  const study = screenOf(other, ["studyInfo", "steps"]);
  await other.goto("/ds/application/abilities/1");
  await study.field("courseName").selectOption(study.t("courseAt", { course: "Informatik", campuses: "Dortmund" }));
  await study.field("campus").selectOption("Dortmund");
  await study.press("steps:save");
  await other.waitForURL("/ds/home");

  const owner = `henrike-${randomUUID().slice(0, 8)}@example.org`;
  await page.goto("/advisor/office/companies/new");
  const companies = screenOf(page, ["officeCompany"]);
  const address = { street: "Sägewerkstraße 4", postalCode: "44135", city: "Dortmund", phone: "+49 231 4710" };
  const first = { name: "Tannenhof", ...address, firstName: "Henrike", lastName: "Tann", email: owner };
  for (const [name, text] of Object.entries(first)) await companies.field(name).fill(text);
  await companies.press("new.submit");
  const third = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await third.goto(linkOf(await mailTo(owner, portal.dataDirectory)));
  await registerAtCompany(third, owner, { dataDirectory: portal.dataDirectory, mailsBefore: 1 });
  await companyScreen(third, "invitation").press("accept");
  await third.waitForURL("/b2b/home");
});
