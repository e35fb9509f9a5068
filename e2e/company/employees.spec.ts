import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { expect, test } from "../world/test.ts";

const list = "/b2b/employees";
const wordsOf = (page: Page, ...more: string[]) => companyScreen(page, ...more, "employees", "rights");
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
/** The box of a right: its hint belongs to its name. */
const right = (page: Page, words: string) => page.getByRole("checkbox", { name: new RegExp(`^${words}`) });
const aboutPost = (page: Page) => page.waitForResponse((response) => response.request().method() === "POST");

test("an owner invites somebody, sends it again, and withdraws it", async ({ page, people, portal }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const email = `cem-${randomUUID()}@example.org`;
  await signInAtCompany(page, owner, list);
  const { t, link, press, field } = wordsOf(page, "inviteEmployee", "removeEmployee");
  await link("employees:invite").click();
  await page.waitForURL(`${list}/edit`);
  await field("firstName").fill("Cem");
  await field("lastName").fill("Öztürk");
  await field("email").fill(email);
  await right(page, t("rights:right.editJobOpenings.label")).check();
  await right(page, t("rights:right.requestContracts.label")).check();
  await press("inviteEmployee:submit");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.invited", { email, count: 14 }))).toBeVisible();
  const row = rowOf(page, "Cem Öztürk");
  await expect(row).toContainText("Stellen bearbeiten, Verträge anfordern.");
  const first = linkOf(await mailTo(email, portal.dataDirectory));

  await row.getByRole("button", { name: t("resend") }).click();
  await expect(page.getByText(t("notice.sent"))).toBeVisible();
  expect(linkOf(await mailTo(email, portal.dataDirectory, 1))).not.toBe(first);

  await row.getByRole("link", { name: "Cem Öztürk", exact: true }).click();
  await page.waitForURL(/employees\/edit\/[\w-]+$/);
  await press("resend");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.sent"))).toBeVisible();

  await rowOf(page, "Cem Öztürk")
    .getByRole("link", { name: t("withdraw") })
    .click();
  await expect(page.getByText(t("withdraw.stays"))).toBeVisible();
  await press("withdraw.submit");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.removed"))).toBeVisible();
  await expect(rowOf(page, "Cem Öztürk")).toHaveCount(0);
});

test("an invitation by which the office makes somebody an owner is sent again, and nobody is offered to withdraw it", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.inviteOwner(owner, { firstName: "Ina", lastName: "Maas" });
  await signInAtCompany(page, owner, list);
  const { t, button } = wordsOf(page, "employee");
  const row = rowOf(page, "Ina Maas");
  await expect(row.getByRole("button", { name: t("resend") })).toBeVisible();
  await expect(row.getByRole("link", { name: t("withdraw") })).toHaveCount(0);
  await row.getByRole("link", { name: "Ina Maas", exact: true }).click();
  await expect(button("resend")).toBeVisible();
  await expect(page.getByRole("link", { name: t("withdraw.link") })).toHaveCount(0);
});

test("what is missing or wrong is said at its field, and everything typed stays", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signInAtCompany(page, owner, `${list}/edit`);
  const { t, press, field, expectError, summary } = wordsOf(page, "inviteEmployee");
  await field("firstName").fill("Cem");
  await field("email").fill(owner);
  await right(page, t("rights:right.editContracts.label")).check();
  const refused = aboutPost(page);
  await press("inviteEmployee:submit");
  expect((await refused).status()).toBe(422);
  await expectError("lastName", t("fields.lastName.errors.required"));
  await field("lastName").fill("Öztürk");
  await press("inviteEmployee:submit");
  await expectError("email", t("errors:alreadyEmployee"));
  await expect(summary).toBeVisible();
  await expect(field("firstName")).toHaveValue("Cem");
  await expect(field("email")).toHaveValue(owner);
  await expect(right(page, t("rights:right.editContracts.label"))).toBeChecked();
});

test("rights are given and taken, and the colleague is told by mail", async ({ page, people, portal }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await signInAtCompany(page, owner, list);
  const { t, press, field } = wordsOf(page, "employee");
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await field("department").fill("Personal");
  await right(page, t("rights:right.createJobOpenings.label")).uncheck();
  await right(page, t("rights:right.viewStudentContracts.label")).check();
  await press("forms:save");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.saved", { name: "Bilal Aydin" }))).toBeVisible();
  const row = rowOf(page, "Bilal Aydin");
  await expect(row.getByRole("rowheader")).toContainText("Personal");
  await expect(row.getByRole("cell").first()).toHaveText("Verträge einsehen.");
  expect(await mailTo(colleague, portal.dataDirectory)).toContain("Anke Brandt");
});

test("nobody gives a right that they lack, and it stays as it was", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const editor = await people.addColleague(owner, ["editEmployees", "editJobOpenings"]);
  const colleague = await people.addColleague(owner, ["editContracts"], { firstName: "Ole", lastName: "Carstens" });
  await signInAtCompany(page, editor, list);
  const { t, press } = wordsOf(page, "employee");
  await page.getByRole("link", { name: "Ole Carstens" }).click();
  await expect(right(page, t("rights:right.editContracts.label"))).toHaveCount(0);
  await expect(page.getByText(t("rights:fixed.given"))).toHaveCount(1);
  await right(page, t("rights:right.editJobOpenings.label")).check();
  await press("forms:save");
  await page.waitForURL(list);
  const row = rowOf(page, colleague);
  await expect(row).toContainText("Stellen bearbeiten, Verträge bearbeiten.");
});

test("a colleague's change meanwhile is shown, and what was chosen stays", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await signInAtCompany(page, owner, list);
  const { t, press } = wordsOf(page, "employee");
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await right(page, t("rights:right.editContracts.label")).check();
  await people.allow(colleague, ["editJobOpenings"]);
  const answer = aboutPost(page);
  await press("forms:save");
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:stale"));
  await expect(right(page, t("rights:right.editContracts.label"))).toBeChecked();
  await press("forms:save");
  await page.waitForURL(list);
  await expect(rowOf(page, "Bilal Aydin")).toContainText("Stellen anlegen, Verträge bearbeiten.");
});

test("a right that the reader lacks and that was taken meanwhile does not come back with their form", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const editor = await people.addColleague(owner, ["editEmployees", "editJobOpenings"]);
  const colleague = await people.addColleague(owner, ["editContracts"], { firstName: "Ole", lastName: "Carstens" });
  await signInAtCompany(page, editor, list);
  const { t, press } = wordsOf(page, "employee");
  await page.getByRole("link", { name: "Ole Carstens" }).click();
  await right(page, t("rights:right.editJobOpenings.label")).check();
  await people.allow(colleague, []);
  const answer = aboutPost(page);
  await press("forms:save");
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:stale"));
  await expect(page.getByText(t("rights:fixed.given"))).toHaveCount(0);
  await expect(right(page, t("rights:right.editJobOpenings.label"))).toBeChecked();
  await press("forms:save");
  await page.waitForURL(list);
  await expect(rowOf(page, "Ole Carstens").getByRole("cell").first()).toHaveText("Stellen bearbeiten.");
});

test("an invitation can be sent without a right that its host has just lost", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const host = await people.addColleague(owner, ["createEmployees", "editJobOpenings"]);
  const email = `cem-${randomUUID()}@example.org`;
  await signInAtCompany(page, host, `${list}/edit`);
  const { t, press, field } = wordsOf(page, "inviteEmployee");
  await field("firstName").fill("Cem");
  await field("lastName").fill("Öztürk");
  await field("email").fill(email);
  await right(page, t("rights:right.editJobOpenings.label")).check();
  await people.allow(host, ["createEmployees"]);
  const refused = aboutPost(page);
  await press("inviteEmployee:submit");
  expect((await refused).status()).toBe(422);
  const rights = page.getByRole("group", { name: t("fields.permissions.label") });
  await expect(rights).toHaveAccessibleDescription(t("errors:rightNotOwn"));
  await expect(right(page, t("rights:right.editJobOpenings.label"))).toHaveCount(0);
  await expect(page.getByText(t("rights:fixed.given"))).toHaveCount(0);
  await press("inviteEmployee:submit");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.invited", { email, count: 14 }))).toBeVisible();
});

test("people without the right read who has it, even when they lose it while the page is open", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const editor = await people.addColleague(owner, ["editEmployees", "editJobOpenings"]);
  await people.addColleague(owner, [], { firstName: "Ole", lastName: "Carstens" });
  await signInAtCompany(page, editor, list);
  const { t, press, field, link, button } = wordsOf(page, "employee", "removeEmployee");
  await expect(link("employees:invite")).toHaveCount(0);
  await expect(page.getByText(t("whoInvites"))).toBeVisible();
  await page.getByRole("link", { name: "Ole Carstens" }).click();
  await field("position").fill("Techniker");
  await people.allow(editor, []);
  const answer = aboutPost(page);
  await press("forms:save");
  expect((await answer).status()).toBe(403);
  await expect(page.getByRole("alert")).toContainText(t("errors:forbidden"));
  await expect(field("position")).toHaveValue("Techniker");
  await expect(page.getByText(t("employee:not.right"))).toBeVisible();
  await expect(button("forms:save")).toHaveCount(0);
  expect((await page.goto(`${list}/edit`))?.status()).toBe(403);
  await expect(page.getByText(companyScreen(page, "inviteEmployee").t("whoInvites"))).toBeVisible();
});

test("somebody's access ends after a question, with their next request, and they read why", async ({
  page,
  people,
  browser,
  portal,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["createEmployees"]);
  const theirs = await browser.newPage({ baseURL: portal.url });
  await signInAtCompany(theirs, colleague, `${list}/edit`);
  await companyScreen(theirs, "inviteEmployee").field("firstName").fill("Wird behalten");
  await signInAtCompany(page, owner, list);
  const { t, press, link } = wordsOf(page, "removeEmployee", "employee");
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await link("employee:remove.link").click();
  await expect(page.getByText(t("removeEmployee:remove.stays"))).toBeVisible();
  await press("removeEmployee:remove.submit");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.removed"))).toBeVisible();
  expect(await mailTo(colleague, portal.dataDirectory)).toContain("Anke Brandt");

  await companyScreen(theirs, "inviteEmployee").press("submit");
  await theirs.waitForURL(/\/auth\/|\/b2b\/companies/);
  await theirs.close();
});

test("who may only end access is not told that they can invite again", async ({ page, people }) => {
  const { host } = await people.inviteColleague(`bilal-${randomUUID()}@example.org`);
  const remover = await people.addColleague(host, ["deleteEmployees"], { firstName: "Ole", lastName: "Carstens" });
  await people.addColleague(host, [], { firstName: "Ida", lastName: "Ärmel" });
  await signInAtCompany(page, remover, list);
  const { button } = wordsOf(page, "removeEmployee");
  for (const [name, submit] of [
    ["Ida Ärmel", "removeEmployee:remove.submit"],
    ["Bilal Aydin", "removeEmployee:withdraw.submit"],
  ] as const) {
    await page.goto(list);
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(/employees\/edit\/[\w-]+$/);
    await page.goto(`${page.url()}/remove`);
    await expect(button(submit)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/können Sie|Sie können/);
  }
});

test("an owner hands the company over, and nobody can edit an owner", async ({ page, people, portal }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, []);
  await signInAtCompany(page, owner, list);
  const { t, press, link } = wordsOf(page, "handOver", "employee");
  await page.getByRole("link", { name: "Anke Brandt" }).click();
  await expect(page.getByText(t("employee:not.owner"))).toBeVisible();
  await page.goto(list);
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await link("employee:handOver.link").click();
  await expect(page.getByText(t("handOver:stays"))).toBeVisible();
  await press("handOver:submit");
  await page.waitForURL(list);
  await expect(page.getByText(t("notice.handedOver"))).toBeVisible();
  await expect(rowOf(page, "Bilal Aydin")).toContainText(t("isOwner"));
  expect(await mailTo(colleague, portal.dataDirectory)).toContain("Anke Brandt");
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await expect(link("employee:handOver.link")).toHaveCount(0);
  await expect(link("employee:remove.link")).toHaveCount(0);
});

test("whose page was open when they became the owner cannot be edited from it; what was typed stays", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.addColleague(owner, []);
  await signInAtCompany(page, owner, list);
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await page.waitForURL(/employees\/edit\/[\w-]+$/);
  const { t, press, field } = wordsOf(page, "employee");
  const other = await page.context().newPage();
  await other.goto(`${page.url()}/hand-over`);
  await companyScreen(other, "handOver").press("submit");
  await other.waitForURL(list);
  await other.close();
  await field("position").fill("Technikerin");
  const answer = aboutPost(page);
  await press("forms:save");
  expect((await answer).status()).toBe(403);
  await expect(page.getByRole("alert")).toContainText(t("errors:ownerNotEditable"));
  await expect(field("position")).toHaveValue("Technikerin");
});

test("the list is searched and turned around by its address", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.addColleague(owner, [], { firstName: "Ole", lastName: "Zorn" });
  await people.addColleague(owner, [], { firstName: "Ida", lastName: "Ärmel" });
  await signInAtCompany(page, owner, list);
  const { t, link, press } = wordsOf(page);
  const names = page.getByRole("rowheader").getByRole("link");
  await expect(names).toHaveText(["Ida Ärmel", "Anke Brandt", "Ole Zorn"]);
  await link("order.toDescending").click();
  await expect(names).toHaveText(["Ole Zorn", "Anke Brandt", "Ida Ärmel"]);
  await page.getByLabel(t("search")).fill("zor");
  await press("find");
  await expect(names).toHaveText(["Ole Zorn"]);
  await expect(page).toHaveURL(/search=zor/);
  // Who is responsible does not depend on what was searched for.
  await expect(page.getByRole("main")).toContainText(t("owners", { count: 1, names: "\u2068Anke Brandt\u2069" }));
});
