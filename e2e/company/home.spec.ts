import type { Page } from "@playwright/test";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/home";
const words = ["companyHome", "companyNotifications", "company"];

test("an owner sees who waits and since when, and opens an event", async ({ page, people }) => {
  const opening = await people.openFor(await people.addOneLike("sara"));
  await opening.interest();
  await opening.daysPass(7);
  await people.letSignIn(opening.companyEmail);
  await people.promiseConfidentiality(opening.companyEmail);
  await signIn(page, opening.companyEmail, path);
  const { t } = screenOf(page, words, "de", "formal");

  await expect(page.getByRole("heading", { level: 1, name: t("band.one", { count: 5 }) })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: opening.title })).toBeVisible();
  const task = page.getByRole("listitem").filter({ hasText: t("today.act.awaiting_partner_interest") });
  await expect(task.getByRole("link", { name: "Sara Lindner" })).toBeVisible();
  await expect(task).toContainText(t("today.waits", { count: 5 }));
  await expect(page.getByText(/Interesse gezeigt: 1, bei Ihnen\./)).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);

  await page.getByRole("button", { name: t("kind.express-interest", { name: "Sara Lindner" }) }).click();
  await page.waitForURL(new RegExp(`/b2b/job-openings/${opening.id}/applicants/`));
  await page.goto(path);
  await expect(page.getByRole("link", { name: t("kind.express-interest", { name: "Sara Lindner" }) })).toBeVisible();
  await page.getByRole("link", { name: t("band.answer", { count: 1 }) }).click();
  await expect(page).toHaveURL(`/b2b/job-openings/${opening.id}/contacted`);
});

test("new dates are the thing to do once those of an invitation have passed", async ({ page, people }) => {
  const opening = await people.openFor(await people.addOneLike("sara"));
  await people.letSignIn(opening.companyEmail);
  await people.promiseConfidentiality(opening.companyEmail);
  await opening.invites();
  await signIn(page, opening.companyEmail, path);
  const { t } = screenOf(page, words, "de", "formal");
  await expect(page.getByRole("heading", { level: 1, name: t("band.calm") })).toBeVisible();

  await opening.daysPass(7);
  await page.goto(path);
  const task = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Sara", exact: true }) });
  await expect(task).toContainText("Neue Termine vorschlagen");
  await expect(task).toContainText("Kein Termin ist mehr offen.");
});

test("interviews of the week stand at home, and go into a calendar", async ({ page, people }) => {
  const opening = await people.openFor(await people.addOneLike("sara"));
  await opening.interest();
  await opening.suggestsDates();
  await opening.choosesDate();
  await people.letSignIn(opening.companyEmail);
  await signIn(page, opening.companyEmail, path);
  const { t } = screenOf(page, words, "de", "formal");

  await expect(page.getByRole("heading", { level: 1, name: t("band.calm") })).toBeVisible();
  const week = page.getByRole("listitem").filter({ hasText: opening.place });
  await expect(week.getByRole("link", { name: "Sara Lindner", exact: true })).toBeVisible();
  const file = week.getByRole("link", { name: t("appointments.saveOf", { name: "Sara Lindner" }) });
  const answer = await page.request.get((await file.getAttribute("href"))!);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VEVENT");
  expect((await page.request.get("/b2b/calendar")).headers()["content-type"]).toContain("text/calendar");
});

test("a contract that waits for the company stands at home, and leads to those that wait", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const email = await people.addOneLike("sara");
  await people.forgetApplicationsOf(email);
  await people.addApplication(await people.addOpening(owner), email, "offer_accepted");
  await signIn(page, owner, path);
  const { t } = screenOf(page, words, "de", "formal");

  const waits = t("band.contracts", { count: 1 });
  await expect(page.getByRole("heading", { level: 1, name: waits })).toBeVisible();
  await expect(page.getByRole("link", { name: waits })).toBeVisible();
  await page.getByRole("link", { name: t("band.seeContracts", { count: 1 }) }).click();
  await expect(page).toHaveURL("/b2b/students?state=due");
  await expect(page.getByRole("link", { name: "Sara Lindner" })).toBeVisible();
});

test("a colleague who may request a contract, but not see the students, gets to it from home, and one who may only see them is asked for nothing", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const email = await people.addOneLike("sara");
  await people.forgetApplicationsOf(email);
  await people.addApplication(await people.addOpening(owner), email, "offer_accepted");
  const [requester, viewer] = [
    await people.addColleague(owner, ["requestContracts"]),
    await people.addColleague(owner, ["viewStudentContracts"]),
  ];
  for (const one of [requester, viewer]) await people.promiseConfidentiality(one);
  await signIn(page, requester, path);
  const { t } = screenOf(page, [...words, "companyContract"], "de", "formal");
  const task = page.getByRole("listitem").filter({ hasText: t("band.contracts", { count: 1 }) });
  await expect(task).toContainText(t("today.contractsAct"));
  await page.getByRole("link", { name: t("band.seeContracts", { count: 1 }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("companyContract:title.request"));

  await page.context().clearCookies();
  await signIn(page, viewer, path);
  await expect(task).toContainText(t("today.contractsOpen"));
  await page.getByRole("link", { name: t("band.seeContracts", { count: 1 }) }).click();
  await expect(page).toHaveURL("/b2b/students?state=due");
});

test("from three statuses on, a table is drawn as a chart and states each number in words", async ({ page }) => {
  await signIn(page, "firma@example.org", path);
  const { t } = screenOf(page, words, "de", "formal");
  const table = page.getByRole("table", { name: t("stages.title") });
  await expect.poll(() => table.getByRole("row").count()).toBeGreaterThan(2);
  await expect(table.getByRole("rowheader", { name: t("stages.status.awaiting_partner_interest") })).toBeVisible();
  await expect(table.getByRole("cell").first()).toContainText(/^\d+, .*bei Ihnen$/);
});

/** What stands as a hint on the page, found by its first sentence. */
const hintOf = (page: Page, sentence: string) =>
  page.locator(".msg").filter({ has: page.getByText(sentence, { exact: true }) });

test("a hint that is true today is hidden for good, and other choices stay", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  await people.addDraft(email);
  await signIn(page, email, path);
  const { t } = screenOf(page, ["companyHints"], "de", "formal");
  const hint = hintOf(page, t("hideCourseOfStudyInfo.title"));
  await hint.getByRole("button", { name: t("hide") }).click();
  await expect(page.getByText(t("hidden"))).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.goto(path);
  await expect(hint).toHaveCount(0);
  expect(await people.metadataOf(email)).toEqual({ hideCourseOfStudyInfo: true });
});

test("what DMS means is told at home and above the openings, and hidden for good in each place", async ({
  page,
  people,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  const { t } = screenOf(page, ["companyHints"], "de", "formal");
  const hint = hintOf(page, t("dms.title"));
  await signIn(page, email, path);
  await expect(hint.getByRole("link", { name: t("dms.link") })).toHaveAttribute("href", "/b2b/help/contact");
  await hint.getByRole("button", { name: t("hide") }).click();
  await expect(page.getByText(t("hidden"))).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.goto("/b2b/job-openings");
  await hint.getByRole("button", { name: t("hide") }).click();
  await expect(page.getByText(t("hidden"))).toBeVisible();
  await expect(page).toHaveURL("/b2b/job-openings");
  await expect(hint).toHaveCount(0);
  expect(await people.metadataOf(email)).toEqual({ hideDmsInfoModalHome: true, hideDmsInfoModalJobOpenings: true });
});

test("a colleague without permissions sees no button, and reads who could grant them", async ({ page, people }) => {
  const email = await people.addOwner({ emailVerified: true });
  await people.addDraft(email);
  await people.takeRightsFrom(email);
  await signIn(page, email, path);
  const { t } = screenOf(page, [...words, "companyHints"], "de", "formal");
  await expect(page.getByText(t("whoCreates"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("today.finish") })).toHaveCount(0);
  await expect(page.getByText(t("companyHints:hideCourseOfStudyInfo.title"))).toHaveCount(0);
});

test("a colleague who may not answer is told who waits, and that the company's answer is due, not theirs", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner, { requiredCount: 2 });
  for (const days of [9, 2])
    await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest", days);
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await people.promiseConfidentiality(colleague);
  await signIn(page, colleague, path);
  const { t } = screenOf(page, words, "de", "formal");
  await expect(page.getByRole("heading", { level: 2, name: t("today.neutral"), exact: true })).toBeVisible();
  await expect(page.getByText(t("today.title"), { exact: true })).toHaveCount(0);
  const sara = page.getByRole("listitem").filter({ hasText: t("stages.status.awaiting_partner_interest") });
  await expect(sara.getByRole("link", { name: "Sara Lindner" }).first()).toBeVisible();
  await expect(page.getByText(t("today.act.awaiting_partner_interest"))).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("band.answer", { count: 2 }) })).toHaveCount(0);

  await page.getByRole("link", { name: t("band.see", { count: 2 }) }).click();
  await expect(page).toHaveURL(`/b2b/job-openings/${opening}/contacted`);
  const list = screenOf(page, ["applicantLists"], "de", "formal");
  await expect(page.getByRole("heading", { name: list.t("turn.company", { count: 2 }) })).toBeVisible();
  await expect(page.getByRole("heading", { name: list.t("turn.yours", { count: 2 }) })).toHaveCount(0);
  await expect(page.getByText(list.t("whoActs"))).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Sara Lindner" }).first().click();
  const applicant = screenOf(page, ["companyMatch"], "de", "formal");
  await expect(page.getByText(applicant.t("turn.company"))).toBeVisible();
  await expect(page.getByText(applicant.t("turn.you"))).toHaveCount(0);
});

test("a new company reads how to begin, and begins its first opening", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), path);
  const { t, link } = screenOf(page, words, "de", "formal");
  await expect(page.getByRole("heading", { level: 1, name: t("band.first") })).toBeVisible();
  await expect(page.getByText(t("band.firstLead"))).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await link("band.create").click();
  await expect(page).toHaveURL("/b2b/job-openings/manage");
});
