import type { Page } from "@playwright/test";
import { limits } from "#contract/limits.ts";
import { shownInGermany } from "#domain/german-time.ts";
import { day } from "#domain/time.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const list = "/b2b/job-openings";
const wordsOf = (page: Page, ...more: string[]) =>
  screenOf(page, [...more, "applicantLists", "companyOpening"], "de", "formal");
/** An owner who has promised confidentiality. */
async function addConfidant(people: People) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  return owner;
}
/** The people of a list, in its order. */
const namesIn = (page: Page) => page.getByRole("main").getByRole("heading").getByRole("link").allInnerTexts();
const tab = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("an opening's tabs count whom it fits and who is in touch, and lead to who waits longest", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const [sara, other] = [await people.addOneLike("sara"), await people.addOneLike("sara")];
  const opening = await people.addFitting(owner, [sara, other], { requiredCount: 2 });
  await people.addApplication(opening, other, "awaiting_partner_interest", 9);
  await signIn(page, owner, `${list}/${opening}`);
  const { t, link } = wordsOf(page);
  await expect(tab(page, t("tab.recommended", { count: 1 }))).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(t("lead.waiting", { count: 1 }))).toBeVisible();
  await tab(page, t("tab.contacted", { count: 1 })).click();
  await expect(page).toHaveURL(`${list}/${opening}/contacted`);
  await tab(page, t("tab.overview")).click();
  await expect(page).toHaveURL(`${list}/${opening}/overview`);
  await expect(page.getByRole("heading", { name: t("state.title") })).toBeVisible();
  await link("answer").click();
  await expect(page).toHaveURL(await people.applicantPage(opening, other));
});

test("recommended applicants are listed with the reasons; a dismissed one leaves the list until that is undone", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const opening = await people.addFitting(owner, [await people.addOneLike("sara")]);
  await signIn(page, owner, `${list}/${opening}`);
  const { t, press } = wordsOf(page);
  await expect(page.getByText(t("fitting", { count: 1 }))).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual(["Sara"]);
  await expect(page.getByRole("list", { name: t("reasons") })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Lindner");

  await page.getByRole("button", { name: new RegExp(`^${t("dismiss")}.*Sara$`) }).click();
  await expect(page.getByText(t("dismissed.title"))).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual([]);
  await press("dismissed.undo");
  await expect(page.getByText(t("notice.restored"))).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual(["Sara"]);

  await page.getByLabel(t("search.first"), { exact: true }).fill("Lindner");
  await press("apply");
  await expect(page).toHaveURL(/search=Lindner/);
  await expect(page.getByText(t("nobody.found"))).toBeVisible();
  await page.getByRole("link", { name: t("nobody.all") }).click();
  await expect(page).toHaveURL(`${list}/${opening}`);
  // The address changes before the page does, which brings fields of its own.
  await expect(page.getByText(t("nobody.found"))).toBeHidden();
  await page.getByLabel(t("within.label"), { exact: true }).selectOption("5");
  await press("apply");
  await expect(page).toHaveURL(/within=5/);
});

test("a recommended applicant is invited in one press; dismissed ones can be looked up and restored", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(owner, [sara]);
  const person = await people.applicantPage(opening, sara);
  await signIn(page, owner, `${list}/${opening}`);
  const { t, press, link } = wordsOf(page, "companyApplicant", "arrangeInterview");
  const named = (key: string) => new RegExp(`^${t(key)}.*Sara$`);
  await page.getByRole("link", { name: named("applicantLists:invite") }).click();
  await expect(page).toHaveURL(`${person}/interview`);

  await page.goto(person);
  await press("notForUs.dismiss");
  await expect(page.getByText(t("applicantLists:dismissed.title"))).toBeVisible();
  await page.goto(`${list}/${opening}`);
  await page.getByRole("link", { name: t("applicantLists:left.link", { count: 1 }) }).click();
  await expect(page).toHaveURL(`${list}/${opening}/dismissed`);
  await expect.poll(() => namesIn(page)).toEqual(["Sara"]);
  await page.getByRole("main").getByRole("link", { name: "Sara" }).click();
  await expect(page.getByText(t("notForUs.dismissed"))).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: named("applicantLists:left.restore") }).click();
  await expect(page.getByText(t("applicantLists:notice.restored"))).toBeVisible();
  await link("applicantLists:nobody.recommended").click();
  await expect.poll(() => namesIn(page)).toEqual(["Sara"]);
});

test("who is in touch stands by whose turn it is with what is due, and what is over is folded", async ({
  page,
  people,
}) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner, { requiredCount: 2 });
  const add = async (status: Parameters<People["addApplication"]>[2], days: number) =>
    people.addApplication(opening, await people.addOneLike("sara"), status, days);
  await add("awaiting_applicant_confirmation", 20);
  await add("awaiting_partner_interest", 20);
  await add("offer_accepted", 3);
  await signIn(page, owner, `${list}/${opening}/contacted`);
  const { t, press } = wordsOf(page);
  await expect
    .poll(() => page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts())
    .toEqual([t("turn.yours", { count: 1 }), t("turn.others", { count: 1 }), t("turn.over", { count: 1 })]);
  await expect(page).toHaveTitle(/^Kontaktiert \(2\)/);
  await expect(page.getByText(t("due.awaiting_partner_interest"))).toContainText(/seit 1\d Werktagen/);
  await expect(page.getByText(t("due.awaiting_applicant_confirmation"))).toContainText(t("overdue"));
  const over = page.getByText(/^Angebot angenommen am/);
  await expect(over).toBeHidden();
  await page.getByRole("heading", { name: t("turn.over", { count: 1 }) }).click();
  await expect(over).toBeVisible();

  await page.getByLabel(t("order.label"), { exact: true }).selectOption("lastNameDescending");
  await page.getByLabel(t("search.name"), { exact: true }).fill("lindn");
  await press("apply");
  await expect(page).toHaveURL(/search=lindn&order=lastNameDescending/);
  await expect(page.getByRole("heading", { name: t("turn.yours", { count: 1 }) })).toBeVisible();
});

test("a long list is leafed through", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  for (let number = 0; number <= limits.applicantsPerPage; number++)
    await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest", number);
  await signIn(page, owner, `${list}/${opening}/contacted`);
  const { t, link } = wordsOf(page, "lists");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(limits.applicantsPerPage);
  await link("next").click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(page.getByText(t("page", { page: 2 }))).toBeVisible();
});

test("a draft's address leads to its overview, and the lists ask for the promise of confidentiality first", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const { id: draft } = await people.addDraft(owner);
  await signIn(page, owner, list);
  await page.goto(`${list}/${opening}/contacted`);
  await expect(page).toHaveURL(/\/b2b\/vertraulichkeit/);
  await people.promiseConfidentiality(owner);
  await page.goto(`${list}/${draft}`);
  await expect(page).toHaveURL(`${list}/${draft}/overview`);
  await expect(page.getByRole("navigation", { name: wordsOf(page).t("tabs") })).toHaveCount(0);
});

test("colleagues without the permission see the lists and read who has it", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const opening = await people.addFitting(owner, [await people.addOneLike("sara")]);
  await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest");
  const colleague = await people.addColleague(owner, []);
  await people.promiseConfidentiality(colleague);
  await signIn(page, colleague, `${list}/${opening}`);
  const { t, link } = wordsOf(page, "company");
  const whoGives = t("company:responsible", { count: 1, names: "\u2068Anke Brandt\u2069" });
  await expect(page.getByText(t("whoActs"))).toContainText(whoGives);
  await expect(page.getByRole("button", { name: new RegExp(t("dismiss")) })).toHaveCount(0);
  await expect(link("answer")).toHaveCount(0);
  await page.goto(`${list}/${opening}/contacted`);
  await expect(page.getByText(t("whoActs"))).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await link("company:whoMay").click();
  await expect(page.getByRole("row").filter({ hasText: owner })).toContainText("Hauptverantwortlich");
});

/** Two people who wait for a company's answer, both chosen, on the page that asks about them. */
async function chooseTwo({ page, people }: { page: Page; people: People }, act: "inviteChosen" | "rejectChosen") {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  const applicants = [await people.addOneLike("sara"), await people.addOneLike("sara")];
  for (const email of applicants) await people.addApplication(opening, email, "awaiting_partner_interest");
  await signIn(page, owner, `${list}/${opening}/contacted`);
  const { t, field, press } = wordsOf(page);
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await field("act").selectOption(act);
  await press("go");
  await page.waitForURL(/\/contacted\/(interview|reject)\?applicants=/);
  await expect(page.getByRole("heading", { name: t("chosen.them", { count: 2 }) })).toBeVisible();
  return { opening, applicants };
}
/** Presses a button that sends, and gives the status of the answer. */
async function statusOfPress(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name, exact: true }).click();
  return (await answer).status();
}

/** Suggests a day in a week. */
async function fillFirstDate(page: Page, screen = wordsOf(page, "arrangeInterview")) {
  const inAWeek = `${shownInGermany(new Date(Date.now() + 7 * day)).slice(0, 10)}T10:00`;
  const label = screen.t("fields.interviewDateSuggestions.at.label", { number: 1 });
  await page.getByLabel(new RegExp(`^${label}`)).fill(inAWeek);
}

test("several are chosen by ticking boxes, and who chose nobody or nothing is told", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest");
  await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_applicant_confirmation");
  await signIn(page, owner, `${list}/${opening}/contacted`);
  const { t, summary } = wordsOf(page);
  const box = page.getByRole("checkbox");
  await expect(box).toHaveCount(1);
  expect(await statusOfPress(page, t("go"))).toBe(422);
  await expect(summary).toContainText(t("fields.applicants.errors.required"));
  await expect(summary).toContainText(t("fields.act.errors.required"));
  await box.check();
  expect(await statusOfPress(page, t("go"))).toBe(422);
  await expect(summary).not.toContainText(t("fields.applicants.errors.required"));
  await expect(box).toBeChecked();
});

test("nobody can be chosen once the studies have begun, and the list says why", async ({ page, people }) => {
  const owner = await addConfidant(people);
  const opening = await people.addOpening(owner);
  await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest");
  await people.beginStudiesAt(opening);
  await signIn(page, owner, `${list}/${opening}/contacted`);
  const { t, button } = wordsOf(page, "applicantActs");
  await expect(page.getByRole("heading", { name: t("turn.undecided", { count: 1 }) })).toBeVisible();
  await expect(page.getByText(t("begun"))).toBeVisible();
  await expect.poll(() => namesIn(page)).toHaveLength(1);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(button("go")).toHaveCount(0);
});

test("a rejection of several names them, keeps what was typed, and tells who moved on meanwhile", async ({
  page,
  people,
}) => {
  const { opening } = await chooseTwo({ page, people }, "rejectChosen");
  const { t, field, summary } = wordsOf(page, "rejectChosen", "rejectApplicant");
  expect(await statusOfPress(page, t("submit", { count: 2 }))).toBe(422);
  await expect(summary).toContainText(t("fields.feedbackText.errors.required"));
  await field("feedbackText").fill("Wir haben uns für eine andere Bewerbung entschieden.");

  const address = new URL(page.url());
  const [first = ""] = address.searchParams.getAll("applicants");
  const colleague = await page.context().newPage();
  await colleague.goto(`${address.pathname}?applicants=${first}`);
  await screenOf(colleague, ["rejectApplicant"], "de", "formal").field("feedbackText").fill("Leider nicht.");
  await colleague.getByRole("button", { name: t("submit", { count: 1 }), exact: true }).click();
  await expect(colleague).toHaveURL(`${list}/${opening}/contacted`);
  await colleague.close();

  expect(await statusOfPress(page, t("submit", { count: 2 }))).toBe(409);
  await expect(summary).toContainText(/Bei .?Sara Lindner.? hat sich inzwischen etwas geändert/);
  await expect(field("feedbackText")).toHaveValue("Wir haben uns für eine andere Bewerbung entschieden.");
  await expect(page.getByRole("heading", { name: t("chosen.others", { count: 2 }) })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: t("chosen.noMore") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("chosen.back") })).toBeVisible();
  await page.goto(`${list}/${opening}/contacted`);
  await expect(page.getByRole("heading", { name: t("turn.over", { count: 2 }) })).toBeVisible();
});

test("several are invited to the same dates", async ({ page, people }) => {
  const { opening } = await chooseTwo({ page, people }, "inviteChosen");
  const { t, field, summary } = wordsOf(page, "inviteChosen", "arrangeInterview");
  await field("place").fill("Hafenstraße 12, Köln");
  expect(await statusOfPress(page, t("submit", { count: 2 }))).toBe(422);
  await expect(summary).toContainText(t("fields.interviewDateSuggestions.at.errors.required"));
  await expect(field("place")).toHaveValue("Hafenstraße 12, Köln");
  await fillFirstDate(page);
  expect(await statusOfPress(page, t("submit", { count: 2 }))).toBeLessThan(400);
  await expect(page).toHaveURL(`${list}/${opening}/contacted`);
  await expect(
    page.getByText(new RegExp(t("applicantLists:noticeTo.inviteChosen", { names: ".*Sara Lindner.*" }))),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: t("turn.others", { count: 2 }) })).toBeVisible();
});

test("nobody is invited twice when an invitation of several is sent again", async ({ page, people }) => {
  const { opening, applicants } = await chooseTwo({ page, people }, "inviteChosen");
  const { t, field, summary } = wordsOf(page, "inviteChosen", "arrangeInterview");
  await fillFirstDate(page);
  await field("place").fill("Hafenstraße 12, Köln");
  await people.applicantAt(opening, applicants[0]!).losesInterest();

  expect(await statusOfPress(page, t("submit", { count: 2 }))).toBe(409);
  await expect(summary).toContainText(/Bei .?Sara Lindner.? hat sich inzwischen etwas geändert/);
  await expect(page.getByRole("heading", { name: t("chosen.others", { count: 2 }) })).toBeVisible();
  await expect(page.getByRole("button", { name: t("submit", { count: 1 }), exact: true })).toHaveCount(0);
  await expect(field("place")).toHaveValue("Hafenstraße 12, Köln");
});
