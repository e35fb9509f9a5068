import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, signIn, test } from "../world/test.ts";

const companies = "/advisor/companies";
const kept = "/advisor/office/companies";
const requests = "/advisor/office/requests";
const officeScreen = (page: Page, ...words: string[]) => screenOf(page, words, "de", "neutral");

/** Asks for a company to become a partner. */
async function askAs(page: Page, name: string, email: string) {
  const { field, press } = companyScreen(page, "partner");
  await page.goto("/praxispartner");
  const company = { name, street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" };
  const person = { firstName: "Henrike", lastName: "Tann", email, phone: "02291 4710" };
  for (const [one, text] of Object.entries({ ...company, ...person })) await field(one).fill(text);
  await press("submit");
  await page.waitForURL(/sent/);
}

/** Signs in as somebody new of the programme's office. */
async function signInAtOffice(page: Page, people: People, path: string) {
  const email = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(email);
  await people.makeOffice(email);
  await signIn(page, email, path);
}

test("the office adds a company with its first owner and finds it again", async ({
  page,
  people,
  portal: { dataDirectory },
}) => {
  const mark = randomUUID();
  const owner = `inhaberin-${mark}@example.org`;
  const name = `Tannenhof ${mark}`;
  const { t, field, press, link, expectError } = officeScreen(page, "officeCompany", "deskCompanies");
  await signInAtOffice(page, people, companies);

  await link("deskCompanies:add").click();
  await page.waitForURL(`${kept}/new`);
  const typed = { name, street: "Sägewerkstraße 4", postalCode: "51545", phone: "02291 4710" };
  for (const [one, text] of Object.entries({ ...typed, firstName: "Henrike", lastName: "Tann", email: owner }))
    await field(one).fill(text);
  await press("new.submit");
  await expectError("city", t("fields.city.errors.required"));
  await expect(field("name")).toHaveValue(name);
  await field("city").fill("Waldbröl");
  await press("new.submit");
  await expect(page.getByText(t("notice.added", { company: name, email: owner }))).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: owner })).toContainText(t("role.owner"));
  expect(await mailTo(owner, dataDirectory)).toContain(name);

  await page.goto(companies);
  await page.getByRole("searchbox").fill(mark);
  await press("deskCompanies:find");
  await expect(page.getByRole("rowheader")).toHaveText([name]);
  const table = await page.request.get(`${kept}/table?search=${mark}`);
  expect(await table.text()).toContain(name);
});

test("a second company of a name is added once the office says that another one is meant", async ({ page, people }) => {
  const name = `Tannenhof ${randomUUID()}`;
  const { t, field, press, box, expectError } = officeScreen(page, "officeCompany", "deskCompanies");
  const owners = [`eins-${randomUUID()}@example.org`, `zwei-${randomUUID()}@example.org`];
  await signInAtOffice(page, people, `${kept}/new`);
  for (const [index, email] of owners.entries()) {
    await page.goto(`${kept}/new`);
    const place = { street: "Sägewerkstraße 4", postalCode: "51545", city: index === 0 ? "Waldbröl" : "Nümbrecht" };
    for (const [one, text] of Object.entries({
      name,
      ...place,
      phone: "02291 4710",
      firstName: "Henrike",
      lastName: "Tann",
      email,
    }))
      await field(one).fill(text);
    await press("new.submit");
    if (index === 1) {
      await expectError("name", t("fields.name.errors.companyNamed", { city: "Waldbröl" }));
      await expect(field("city")).toHaveValue("Nümbrecht");
      await box("isAnother").check();
      await press("new.submit");
    }
    await expect(page.getByText(t("notice.added", { company: name, email }))).toBeVisible();
  }
  await page.goto(`${companies}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("rowheader")).toHaveText([name, name]);
});

test("people of a company that the office locks read so and whom to ask, until it is unlocked", async ({
  page,
  people,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const email = await people.addStranger({ emailVerified: true });
  const { id, name } = await people.makeColleague(email);
  const { t, press } = officeScreen(page, "officeCompany");
  await signInAtOffice(page, people, `${kept}/${id}`);
  await page.locator("summary", { hasText: t("lock.title") }).click();
  await press("lock.submit");
  await expect(page.getByText(t("notice.lock"))).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  const company = companyScreen(theirs, "chooseCompany", "companyMyData");
  await signInAtCompany(theirs, email, "/b2b/companies");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(company.t("locked.title", { company: name }));
  await expect(theirs.getByRole("link", { name: "hilfe@example.org" })).toBeVisible();
  await company.link("company:nav.myData").click();
  await theirs.waitForURL("/b2b/profile/data");
  await expect(company.link("companyMyData:deletion.link")).toBeVisible();
  await theirs.goto("/b2b/job-openings");
  await theirs.waitForURL(/\/b2b\/companies\?to=/);

  await page.locator("summary", { hasText: t("unlock.title") }).click();
  await press("unlock.submit");
  await expect(page.getByText(t("notice.unlock"))).toBeVisible();
  await theirs.goto("/b2b/job-openings");
  await expect(theirs).toHaveURL("/b2b/job-openings");
  await context.close();
});

test("the office accepts a request, assigns another to a company, and declines a third with a reason", async ({
  page,
  people,
  portal: { dataDirectory },
}) => {
  const known = await people.makeColleague(`${randomUUID()}@example.org`);
  const mark = randomUUID();
  const asked = {
    accepted: `Annahme ${mark}`,
    merged: known.name,
    declined: `Absage ${mark}`,
  };
  for (const [act, name] of Object.entries(asked)) await askAs(page, name, `${act}-${mark}@example.org`);
  const { t, field, press, summary } = officeScreen(page, "officeRequest", "officeRequests", "deskCompanies");
  await signInAtOffice(page, people, requests);

  await page.getByRole("link", { name: asked.accepted }).click();
  await press("accept.submit");
  await expect(page.getByText(t("notice.accepted"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked.accepted);

  await page.goto(requests);
  await page.getByRole("link", { name: asked.merged }).click();
  await expect(page.getByRole("radio", { name: asked.merged })).toBeVisible();
  const merge = async (company: string) => {
    await page.getByRole("searchbox").fill(company);
    await press("merge.find");
    await page.getByRole("radio", { name: company }).check();
    await press("merge.submit");
  };
  await merge(asked.accepted);
  await expect(summary).toContainText(t("errors:noOwnerYet"));
  await expect(page.getByRole("radio", { name: asked.accepted })).toBeChecked();
  const nobodys = { owners: t("deskCompanies:none.owner"), state: t("deskCompanies:state.open", { count: 0 }) };
  await expect(page.getByText(t("merge.company", { city: "Waldbröl", ...nobodys }))).toBeVisible();
  await merge(known.name);
  await expect(page.getByText(t("notice.merged"))).toBeVisible();

  await page.getByRole("link", { name: asked.declined }).click();
  await page.locator("summary", { hasText: t("decline.title") }).click();
  await press("decline.submit");
  await expect(page.getByText(t("fields.message.errors.required")).first()).toBeVisible();
  const slower = await page.context().newPage();
  const late = officeScreen(slower, "officeRequest");
  await slower.goto(page.url());
  await slower.locator("summary", { hasText: t("decline.title") }).click();
  await late.field("message").fill("Leider zu weit weg.");
  await field("message").fill("Der nächste Campus ist zu weit entfernt.");
  await press("decline.submit");
  await expect(page.getByText(t("notice.declined"))).toBeVisible();
  expect(await mailTo(`declined-${mark}@example.org`, dataDirectory, 1)).toContain("zu weit entfernt");

  await page.goto(slower.url());
  await expect(page.getByRole("main")).toContainText("Der nächste Campus ist zu weit entfernt.");

  await late.press("decline.submit");
  await expect(late.summary).toContainText(t("errors:alreadyDecided"));
  await expect(late.field("message")).toHaveValue("Leider zu weit weg.");
});

test("the office is told that a company of a request is there already, and accepts it once another one is meant", async ({
  page,
  people,
}) => {
  const { name, city } = await people.makeColleague(`${randomUUID()}@example.org`);
  await askAs(page, name, `${randomUUID()}@example.org`);
  const { t, box, press, summary } = officeScreen(page, "officeRequest", "officeRequests", "officeCompany");
  await signInAtOffice(page, people, requests);
  await page.getByRole("link", { name }).click();
  const known = page.getByRole("radio", { name });
  await expect(known).toBeVisible();
  await expect(box("isAnother")).toHaveCount(0);
  await press("accept.submit");
  await expect(summary).toContainText(t("errors:companyNamed", { city }));
  await expect(known).toBeVisible();
  await box("isAnother").check();
  await press("accept.submit");
  await expect(page.getByText(t("notice.accepted"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto(`${companies}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("rowheader")).toHaveText([name, name]);
});

test("the office helps a company with its people; owners are mailed what was done, and the audit log has it", async ({
  page,
  people,
  portal: { dataDirectory },
}) => {
  test.slow();
  const owner = await people.addStranger({ emailVerified: true });
  const { id } = await people.makeColleague(owner);
  const mate = await people.addColleague(owner, []);
  const invited = `${randomUUID()}@example.org`;
  const here = `/advisor/office/companies/${id}`;
  const { t, field, press, expectError } = officeScreen(
    page,
    "officePerson",
    "rights",
    "officeAudit",
    "auditActs",
    "office",
  );
  const right = page.getByRole("checkbox", { name: new RegExp(`^${t("right.editJobOpenings.label")}`) });
  const personOf = (email: string) => page.getByRole("listitem").filter({ hasText: email });
  const act = async (name: "resend" | "withdraw" | "handOver" | "remove") => {
    await page.locator("summary", { hasText: t(`${name}.title`) }).click();
    await press(`${name}.submit`);
  };
  await signInAtOffice(page, people, here);

  await page.goto(`${here}/people/new`);
  await field("firstName").fill("Cem");
  await field("email").fill(invited);
  await press("invite.submit");
  await expectError("lastName", t("fields.lastName.errors.required"));
  await expect(field("firstName")).toHaveValue("Cem");
  await field("lastName").fill("Öztürk");
  await press("invite.submit");
  await expect(personOf(invited)).toBeVisible();
  expect(await mailTo(invited, dataDirectory)).toContain("/b2b/invitation/");
  expect(await mailTo(owner, dataDirectory)).toContain("Cem Öztürk ist eingeladen");

  await personOf(invited).getByRole("link").first().click();
  await act("resend");
  await expect(page.getByText(t("notice.resend"))).toBeVisible();
  expect(await mailTo(invited, dataDirectory, 1)).toContain("/b2b/invitation/");
  await personOf(invited).getByRole("link").first().click();
  await act("withdraw");
  await expect(page.getByText(t("notice.remove"))).toBeVisible();
  await expect(personOf(invited)).toHaveCount(0);

  await personOf(mate).getByRole("link").first().click();
  await field("position").fill("Ausbildung");
  await right.check();
  await press("forms:save");
  await expect(page.getByText(t("notice.saved"))).toBeVisible();
  await personOf(mate).getByRole("link").first().click();
  await expect(right).toBeChecked();
  await act("handOver");
  await expect(page.getByText(t("notice.handOver"))).toBeVisible();
  expect(await mailTo(owner, dataDirectory, 4)).toContain("Bilal Aydin");
  await personOf(owner).getByRole("link").first().click();
  await act("remove");
  await expect(personOf(owner)).toHaveCount(0);

  await page.goto("/advisor/office/audit");
  const log = page.getByRole("table");
  for (const act of ["inviteEmployee", "resendInvitation", "changeEmployee", "handOverOwnership", "removeEmployee"])
    await expect(log.getByText(t(`auditActs:study_advisor.${act}`)).first()).toBeVisible();
  const left = t("auditActs:study_advisor.removeEmployee");
  await page
    .getByLabel(t("officeAudit:column.operation"))
    .selectOption(`${left} (${t("officeAudit:role.study_advisor")})`);
  await press("office:apply");
  await expect(log.getByText(t("auditActs:study_advisor.inviteEmployee"))).toHaveCount(0);
  await expect(log.getByText(left).first()).toBeVisible();
});

test("the office removes a sole owner who has left, once the one whom it invites in their place has accepted", async ({
  page,
  people,
  portal: { dataDirectory },
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.slow();
  const anke = await people.addStranger({ emailVerified: true });
  const { id } = await people.makeColleague(anke);
  const cem = await people.addStranger({ emailVerified: true });
  const { t, field, press } = officeScreen(page, "officePerson", "officeCompany");
  const personOf = (email: string) => page.getByRole("listitem").filter({ hasText: email });
  const unfold = (title: string) => page.locator("summary", { hasText: title });
  await signInAtOffice(page, people, `${kept}/${id}`);
  await personOf(anke).getByRole("link").first().click();
  await expect(page.getByText(t("not.owner"))).toBeVisible();
  for (const act of ["handOver", "remove"]) await expect(unfold(t(`${act}.title`))).toHaveCount(0);
  await page.goBack();
  await unfold(t("officeCompany:invite.title")).click();
  for (const [one, text] of Object.entries({ firstName: "Cem", lastName: "Öztürk", email: cem }))
    await field(one).fill(text);
  await press("officeCompany:invite.submit");
  await expect(personOf(cem)).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await theirs.goto(new URL(linkOf(await mailTo(cem, dataDirectory))).pathname);
  await fillInSignIn(theirs, cem);
  await theirs.waitForURL("/b2b/invitation/*");
  await companyScreen(theirs, "invitation").press("accept");
  await theirs.waitForURL("/b2b/home");
  await context.close();

  await personOf(cem).getByRole("link").first().click();
  await expect(unfold(t("remove.title"))).toHaveCount(0);
  await unfold(t("handOver.title")).click();
  await press("handOver.submit");
  await expect(page.getByText(t("notice.handOver"))).toBeVisible();
  await personOf(anke).getByRole("link").first().click();
  await unfold(t("remove.title")).click();
  await press("remove.submit");
  await expect(personOf(anke)).toHaveCount(0);
});

test("the office sends an owner's invitation once more, and withdraws one that went to a wrong address", async ({
  page,
  people,
}) => {
  const email = `vertippt-${randomUUID()}@example.org`;
  const { t, field, press } = officeScreen(page, "officePerson", "rights", "officeCompany", "office");
  const owner = page.getByRole("listitem").filter({ hasText: email });
  const act = async (name: "resend" | "withdraw") => {
    await owner.getByRole("link").first().click();
    await page.locator("summary", { hasText: t(`${name}.title`) }).click();
    await press(`${name}.submit`);
  };
  await signInAtOffice(page, people, `${kept}/new`);
  const place = { street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl", phone: "02291 4710" };
  const person = { firstName: "Henrike", lastName: "Tann", email };
  for (const [one, text] of Object.entries({ name: `Tannenhof ${randomUUID()}`, ...place, ...person }))
    await field(one).fill(text);
  await press("officeCompany:new.submit");
  await expect(owner).toContainText(t("officeCompany:role.owner"));

  await owner.getByRole("link").first().click();
  await expect(page.getByText(t("not.invited"))).toBeVisible();
  await expect(page.locator("summary", { hasText: t("handOver.title") })).toHaveCount(0);
  await page.goBack();
  await act("resend");
  await expect(page.getByText(t("notice.resend"))).toBeVisible();
  await act("withdraw");
  await expect(page.getByText(t("notice.remove"))).toBeVisible();
  await expect(owner).toHaveCount(0);
});

test("the office lets somebody of a company sign in again who tried too often; late, it reads that they can", async ({
  page,
  people,
  portal: { dataDirectory },
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const owner = await people.addStranger({ emailVerified: true });
  const { id } = await people.makeColleague(owner);
  const mate = await people.addColleague(owner, []);
  const { t, button, press } = officeScreen(page, "signInBlocks", "officePerson");
  await signInAtOffice(page, people, `${kept}/${id}`);
  await page.getByRole("listitem").filter({ hasText: mate }).getByRole("link").first().click();
  await expect(page.getByText(t("officePerson:told"))).toBeVisible();
  await expect(button("unblock.submit")).toHaveCount(0);

  await people.blockSignInOf(mate);
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const theirs = await context.newPage();
  await theirs.goto("/b2b/home");
  await fillInSignIn(theirs, mate);
  await expect(theirs.getByRole("alert")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: t("title") })).toBeVisible();
  const late = await page.context().newPage();
  await late.goto(page.url());
  await press("unblock.submit");
  await expect(page.getByText(t("notice.unblocked"))).toBeVisible();
  await expect(button("unblock.submit")).toHaveCount(0);
  expect(await mailTo(mate, dataDirectory)).toContain("Sie können sich wieder anmelden");
  await officeScreen(late, "signInBlocks").press("unblock.submit");
  await expect(late.getByText(t("notice.notBlocked"))).toBeVisible();

  await fillInSignIn(theirs, mate);
  await theirs.waitForURL("/b2b/home");
  await context.close();
});
