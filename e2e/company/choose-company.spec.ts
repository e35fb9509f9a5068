import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { expect, fillInSignIn, takenOver, test } from "../world/test.ts";

const screenFor = (page: Page) => companyScreen(page, "chooseCompany");

/** Opens the menu under the name of who is signed in. */
const openMenu = (page: Page) => page.locator("header details.wide > summary").click();

test("people with two companies choose one, switch in the menu, and may set a default", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const second = await people.makeColleague(email);
  const { t, press, group, box, link } = screenFor(page);

  await page.goto("/b2b/home");
  await fillInSignIn(page, email);
  await page.waitForURL("/b2b/companies");
  await expect(page.getByRole("navigation", { name: t("shell.navigation") })).toHaveCount(0);
  await expect(group("company").getByRole("radio")).toHaveCount(2);
  await expect(page.getByText(t("calm", { city: "Köln" }))).toHaveCount(2);
  await group("company")
    .getByRole("radio", { name: new RegExp(second.name) })
    .check();
  await press("submit");
  await page.waitForURL("/b2b/home");
  await expect(page.getByText(second.name).first()).toBeVisible();

  await openMenu(page);
  await link("company:nav.chooseCompany").click();
  await expect(page.getByRole("radio", { name: new RegExp(second.name) })).toBeChecked();
  const other = group("company").getByRole("radio", { checked: false });
  await other.check();
  await box("isDefault").check();
  await press("submit");
  await page.waitForURL("/b2b/home");
  await expect(page.getByText(second.name)).toHaveCount(0);

  await page.context().clearCookies();
  await signInAtCompany(page, email);
  await expect(page).toHaveURL("/b2b/home");
  await expect(page.getByText(second.name)).toHaveCount(0);
});

test("people who have to choose a company first come to the page that they asked for", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const { name } = await people.makeColleague(email);
  const { group, press } = screenFor(page);
  await page.goto("/b2b/job-openings?status=draft");
  await fillInSignIn(page, email);
  await page.waitForURL(/\/b2b\/companies\?to=/);
  await group("company")
    .getByRole("radio", { name: new RegExp(name) })
    .check();
  await press("submit");
  await page.waitForURL("/b2b/job-openings?status=draft");
  await expect(page.getByText(name).first()).toBeVisible();
});

test("a link of the other company asks before it leads there, with its whole address", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const second = await people.makeColleague(email);
  const { t, press } = screenFor(page);
  const address = `/b2b/home?company=${second.id}&part=2`;

  await page.goto(address);
  await fillInSignIn(page, email);
  await page.waitForURL(/\/b2b\/companies\?company=/);
  await expect(page.getByText(t("reason.link", { company: second.name }))).toBeVisible();
  await expect(page.getByRole("radio", { name: new RegExp(second.name) })).toBeChecked();
  await press("submit");
  await page.waitForURL(address);
  await expect(page.getByText(second.name).first()).toBeVisible();
});

test("a mail about an applicant of the other company leads to them, once the company is changed", async ({
  page,
  people,
  portal,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(email);
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(email, [sara]);
  await people.showInterest(sara, opening);
  const mailed = new URL(linkOf(await mailTo(email, portal.dataDirectory)));
  expect(mailed.pathname).toBe(await people.applicantPage(opening, sara));

  const second = await people.makeColleague(email);
  const { t, group, press } = screenFor(page);
  await page.goto("/b2b/home");
  await fillInSignIn(page, email);
  await page.waitForURL("/b2b/companies");
  await expect(page.getByText(t("waiting", { city: "Köln", count: 1 }))).toBeVisible();
  await group("company")
    .getByRole("radio", { name: new RegExp(second.name) })
    .check();
  await press("submit");
  await page.waitForURL("/b2b/home");
  await page.goto(mailed.pathname + mailed.search);
  await page.waitForURL(/\/b2b\/companies\?company=/);
  await press("submit");
  await page.waitForURL(mailed.pathname + mailed.search);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sara Lindner");
});

test("a company that the reader does not belong to is not found, whether it exists or not", async ({
  page,
  people,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  const mine = await people.makeColleague(email);
  const { companyId, companyName } = await people.inviteColleague(`${randomUUID()}@example.org`);
  const { t } = screenFor(page);
  await signInAtCompany(page, email, "/b2b/companies");
  for (const id of [companyId, randomUUID(), "nonsense"]) {
    const answer = await page.goto(`/b2b/home?company=${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(t("error.404.lead"))).toBeVisible();
    await expect(page.getByText(companyName)).toHaveCount(0);
    await expect(page.getByRole("radio", { name: new RegExp(mine.name) })).toBeVisible();
  }
});

test("a locked company is named as such, can be chosen, and is not opened next time", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const { id, name } = await people.makeColleague(email);
  await people.lockCompany(id);
  const { t, press, box, link, summary } = screenFor(page);
  await signInAtCompany(page, email, "/b2b/companies");
  await expect(page.getByText(t("isLocked", { city: "Köln" }))).toHaveCount(1);
  await page.getByRole("radio", { name: new RegExp(t("calm", { city: "Köln" })) }).check();
  await press("submit");
  await page.waitForURL("/b2b/home");

  await page.goto("/b2b/companies");
  await page.getByRole("radio", { name: new RegExp(name) }).check();
  await box("isDefault").check();
  await press("submit");
  await expect(page.getByText(t("locked.title", { company: name }))).toBeVisible();
  await expect(page).toHaveURL("/b2b/companies");
  await expect(summary).toHaveCount(0);
  await expect(page.getByText(t("notice.changed", { company: name }))).toHaveCount(0);
  await link("company:nav.myData").click();
  await expect(page).toHaveURL("/b2b/profile/data");
});

test("people whose companies are all locked reach their own data before they choose one", async ({ page, people }) => {
  const email = `${randomUUID()}@example.org`;
  for (const { id } of [await people.makeColleague(email), await people.makeColleague(email)])
    await people.lockCompany(id);
  await people.letSignIn(email);
  const { t, link } = screenFor(page);
  await signInAtCompany(page, email, "/b2b/companies");
  await expect(page.getByText(t("isLocked", { city: "Köln" }))).toHaveCount(2);
  await link("company:nav.myData").click();
  await expect(page).toHaveURL("/b2b/profile/data");
});

test("people with one company have nothing to choose, and no menu offers a choice", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const { t, link } = screenFor(page);
  await signInAtCompany(page, email);
  await openMenu(page);
  await expect(link("company:nav.chooseCompany")).toHaveCount(0);
  await page.goto("/b2b/companies");
  await expect(page.getByText(t("one.lead", { email }))).toBeVisible();
  await link("one.home").click();
  await expect(page).toHaveURL("/b2b/home");
});

test("a form of one company, sent after a change to the other in another tab, changes nothing, and its text waits", async ({
  page,
  context,
  people,
}) => {
  const typed = "Die Übersicht gefällt mir, nur die Suche finde ich nicht.";
  const email = await people.addOwner({ emailVerified: true });
  const { name } = await people.makeColleague(email);
  const { t, press } = screenFor(page);
  const feedback = companyScreen(page, "feedback");
  await signInAtCompany(page, email, "/b2b/companies");
  await page.getByRole("radio", { name: new RegExp(name) }).check();
  await press("submit");
  await page.waitForURL("/b2b/home");
  await page.goto("/b2b/feedback");
  await feedback.choose("selected", feedback.t("rating.neutral"));
  await feedback.field("feedback").fill(typed);

  const secondTab = await context.newPage();
  const second = screenFor(secondTab);
  await secondTab.goto("/b2b/companies");
  await secondTab.getByRole("radio", { checked: false }).check();
  await second.press("submit");
  await secondTab.waitForURL("/b2b/home");

  await feedback.press("send");
  await page.waitForURL(/\/b2b\/companies\?company=/);
  await expect(page.getByText(t("reason.form", { company: name }))).toBeVisible();
  await expect(page.getByText(t("reason.waits"))).toBeVisible();
  expect(await people.feedbackOf(email)).toEqual([]);

  await secondTab.goto("/b2b/feedback");
  await expect(companyScreen(secondTab, "feedback").field("feedback")).toHaveValue("");
  await press("submit");
  await page.waitForURL("/b2b/feedback");
  await expect(page.getByText(t("forms:restored"))).toBeVisible();
  await expect(feedback.field("feedback")).toHaveValue(typed);
});

test("a form whose company is no id is nobody's, and changes nothing", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  const feedback = companyScreen(page, "feedback");
  await signInAtCompany(page, email, "/b2b/feedback");
  for (const id of ["1", "__proto__", "x".repeat(5000)]) {
    await page.goto("/b2b/feedback");
    await takenOver(page);
    await feedback.choose("selected", feedback.t("rating.neutral"));
    const hidden = page.locator('main input[name="formCompany"]').first();
    await hidden.evaluate((input, value) => input.setAttribute("value", value), id);
    await feedback.press("send");
    await page.waitForURL(/\/b2b\/companies\?company=/);
    await expect(page.getByText(screenFor(page).t("error.404.lead"))).toBeVisible();
  }
  expect(await people.feedbackOf(email)).toEqual([]);
});
