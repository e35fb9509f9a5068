import type { Page } from "@playwright/test";
import { formatDay } from "#app/i18n/format.ts";
import { momentInGermany, shownInGermany } from "#domain/german-time.ts";
import { day } from "#domain/time.ts";
import { mailTo } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

/** An act's page, and that of the applicant. */
const wordsOf = (page: Page, ...more: string[]) =>
  screenOf(page, [...more, "applicantActs", "companyMatch"], "de", "formal");
const main = (page: Page) => page.getByRole("main");
/** Ten o'clock in so many days, as clocks in Germany show it. */
const inDays = (days: number) => `${shownInGermany(new Date(Date.now() + days * day)).slice(0, 10)}T10:00`;
const dayOf = (local: string) => formatDay(local.slice(0, 10));

/** A company's owner, who has promised confidentiality, with an opening that fits Sara. */
async function setScene(people: People) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const sara = await people.addOneLike("sara");
  const opening = await people.addFitting(owner, [sara]);
  const path = await people.applicantPage(opening, sara);
  return { owner, opening, sara, path, applicant: people.applicantAt(opening, sara) };
}

const dateField = (page: Page, number: number) =>
  page.getByLabel(
    new RegExp(`^${wordsOf(page, "arrangeInterview").t("fields.interviewDateSuggestions.at.label", { number })}`),
  );

/** Presses a button that sends, and gives the status of the answer. */
async function statusOfPress(page: Page, press: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  return (await answer).status();
}

test("from interest to an accepted offer: dates, new dates, an offer with a personal word", async ({
  page,
  people,
}) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.showInterest(sara, opening);
  await signIn(page, owner, path);
  const { t, link } = wordsOf(page);
  const dates = screenOf(page, ["arrangeInterview"], "de", "formal");

  await link("act.interview.answer").click();
  await dateField(page, 1).fill(inDays(7));
  await dateField(page, 4).fill(inDays(5));
  await dates.field("place").fill("Hafenstraße 12, Köln");
  await dates.press("submit.answer");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.interview"))).toBeVisible();
  await expect(main(page)).toContainText(t("status.awaiting_interview_schedule", { count: 2 }));
  for (const days of [5, 7]) await expect(main(page)).toContainText(dayOf(inDays(days)));
  await expect(main(page)).toContainText("Hafenstraße 12, Köln");
  expect(await applicant.stored()).toMatchObject({
    interviewDateSuggestions: [inDays(5), inDays(7)].map((local) => momentInGermany(local)!.toISOString()),
    place: "Hafenstraße 12, Köln",
  });

  await applicant.declinesDates("Da schreibe ich Abitur.");
  await page.reload();
  await expect(main(page)).toContainText("Da schreibe ich Abitur.");
  await link("act.interview.again").click();
  await expect(main(page)).toContainText("Da schreibe ich Abitur.");
  await expect(dates.field("place")).toHaveValue("Hafenstraße 12, Köln");
  await dateField(page, 1).fill(inDays(9));
  await dates.press("submit.again");
  await expect(page).toHaveURL(path);
  await applicant.choosesDate();
  await page.reload();
  await expect(main(page)).toContainText(dayOf(inDays(9)));
  await expect(main(page)).toContainText("Hafenstraße 12, Köln");
  await expect(link("calendar")).toBeVisible();
  await expect(link("act.interview.move")).toBeVisible();

  await link("act.accept").click();
  const offer = screenOf(page, ["acceptApplicant"], "de", "formal");
  await offer.field("note").fill("Das ganze Team freut sich auf dich.");
  await offer.press("submit");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.accept"))).toBeVisible();
  expect((await applicant.stored())?.status).toBe("awaiting_applicant_confirmation");
  await expect.poll(() => mailTo(sara), { timeout: 30_000 }).toContain("Das ganze Team freut sich auf dich.");
  await page.goto(`${path}/success`);
  await expect(page).toHaveURL(path);

  await applicant.acceptsOffer();
  await page.reload();
  await link("act.goOn").click();
  await expect(page).toHaveURL(`${path}/success`);
  const success = screenOf(page, ["applicantSuccess"], "de", "formal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.t("done", { name: "Sara" }));
  await expect(main(page)).toContainText(success.t("next.request"));
  await success.link("toContract").click();
  await expect(page).toHaveURL(`${path}/contract`);

  const contract = screenOf(page, ["companyContract", "contractSteps"], "de", "formal");
  await contract.press("contractSteps:act.request");
  await expect(page.getByText(contract.t("notice.requested"))).toBeVisible();
  await page.goto(`${path}/success`);
  await expect(page).toHaveURL(`${path}/contract`);
});

test("somebody recommended is invited, and stays without a surname until they show interest", async ({
  page,
  people,
}) => {
  const { owner, path, applicant } = await setScene(people);
  await signIn(page, owner, path);
  const { t, link } = wordsOf(page);
  await link("act.interview.invite").click();
  await expect(main(page)).not.toContainText("Lindner");
  await dateField(page, 1).fill(inDays(3));
  await wordsOf(page, "arrangeInterview").press("submit.invite");
  await expect(page).toHaveURL(path);
  await expect(main(page)).toContainText(
    t("status.awaiting_applicant_interest", { name: "Sara", date: formatDay(new Date().toISOString()) }),
  );
  await expect(main(page)).not.toContainText("Lindner");
  expect(await applicant.stored()).toMatchObject({ status: "awaiting_applicant_interest", source: "company" });
});

test("dates that cannot be are refused at their rows, and everything typed stays", async ({ page, people }) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.showInterest(sara, opening);
  await signIn(page, owner, `${path}/interview`);
  const { t, field, press, summary } = wordsOf(page, "arrangeInterview");
  const far = inDays(300);
  expect(await statusOfPress(page, () => press("submit.answer"))).toBe(422);
  await expect(summary).toContainText(t("fields.interviewDateSuggestions.at.errors.required"));

  for (const [index, value] of [inDays(6), inDays(6), "2020-03-02T10:00", far].entries())
    await dateField(page, index + 1).fill(value);
  await field("place").fill("Raum 4");
  expect(await statusOfPress(page, () => press("submit.answer"))).toBe(422);
  for (const [number, key] of [
    [2, "dateTwice"],
    [3, "dateInPast"],
    [4, "dateTooFar"],
  ] as const)
    await expect(dateField(page, number)).toHaveAccessibleDescription(t(`errors:${key}`, { days: 180 }));
  const links = await summary.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(
    links.map((href) => href.replace(/\D/g, "")),
    "in the order of the rows",
  ).toEqual(["1", "2", "3"]);
  for (const [index, value] of [inDays(6), inDays(6), "2020-03-02T10:00", far, ""].entries())
    await expect(dateField(page, index + 1)).toHaveValue(value);
  await expect(field("place")).toHaveValue("Raum 4");
  expect((await applicant.stored())?.status).toBe("awaiting_partner_interest");
});

test("a trial day is set, and moved", async ({ page, people }) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_partner_confirmation", 3);
  await signIn(page, owner, path);
  const { t, link } = wordsOf(page);
  const trialDay = wordsOf(page, "arrangeTrialDay");
  await link("act.trialDay.first").click();
  expect(await statusOfPress(page, () => trialDay.press("submit"))).toBe(422);
  await trialDay.expectError("trialDayAt", trialDay.t("fields.trialDayAt.errors.required"));
  await trialDay.field("trialDayAt").fill(inDays(4));
  await trialDay.press("submit");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.trialDay"))).toBeVisible();
  await expect(main(page)).toContainText(dayOf(inDays(4)));
  await link("act.trialDay.move").click();
  await trialDay.field("trialDayAt").fill(inDays(8));
  await trialDay.press("submit");
  await expect(page).toHaveURL(path);
  await expect(main(page)).toContainText(dayOf(inDays(8)));
  expect((await applicant.stored())?.status).toBe("trial_day_scheduled");
});

test("a rejection is made of an offered phrase and own words, and can be taken back", async ({ page, people }) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  await signIn(page, owner, path);
  const { t, link } = wordsOf(page);
  const rejection = wordsOf(page, "rejectApplicant");
  await link("act.reject").click();
  expect(await statusOfPress(page, () => rejection.press("submit.rejection"))).toBe(422);
  await rejection.expectError("feedbackText", rejection.t("fields.feedbackText.errors.required"));
  await rejection.choose("phrase", rejection.t("phrase.others"));
  await rejection.field("feedbackText").fill("Sie haben uns beeindruckt.");
  await rejection.press("submit.rejection");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.reject"))).toBeVisible();
  await expect(main(page)).toContainText(rejection.t("phrase.others"));
  await expect(main(page)).toContainText("Sie haben uns beeindruckt.");

  await link("act.takeBack.company").click();
  await wordsOf(page, "takeBackRejection").press("submit.application");
  await expect(page).toHaveURL(path);
  await expect(page.getByText(t("notice.takeBack"))).toBeVisible();
  expect((await applicant.stored())?.status).toBe("awaiting_partner_interest");
});

test("people rejected before they ever showed interest are not seen any more", async ({ page, people }) => {
  const { owner, opening, path, applicant } = await setScene(people);
  await signIn(page, owner, `${path}/interview`);
  await dateField(page, 1).fill(inDays(3));
  await wordsOf(page, "arrangeInterview").press("submit.invite");
  await expect(page).toHaveURL(path);
  const { link } = wordsOf(page);
  await link("act.reject").click();
  const rejection = wordsOf(page, "rejectApplicant", "companyOpening");
  await rejection.choose("phrase", rejection.t("phrase.thanks"));
  await rejection.press("submit.rejection");
  await expect(page.getByText(rejection.t("companyOpening:notice.rejected"))).toBeVisible();
  expect(new URL(page.url()).pathname).toContain(opening);
  expect((await applicant.stored())?.status).toBe("cancelled");
  expect((await page.goto(path))?.status()).toBe(404);
});

test("somebody who acts after the other side did reads what stands by now, and loses no word", async ({
  page,
  people,
}) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.showInterest(sara, opening);
  await signIn(page, owner, `${path}/reject`);
  const { t, field, press, button, summary } = wordsOf(page, "rejectApplicant");
  await field("feedbackText").fill("Was hier steht, soll nicht verloren sein.");
  await applicant.losesInterest();
  expect(await statusOfPress(page, () => press("submit.rejection"))).toBe(409);
  await expect(summary).toContainText(t("errors:matchMoved"));
  await expect(main(page)).toContainText(
    t("cancelled.rejected_by_applicant", { name: "Sara", date: formatDay(new Date().toISOString()) }),
  );
  await expect(main(page)).toContainText(t("impossible"));
  await expect(field("feedbackText")).toHaveValue("Was hier steht, soll nicht verloren sein.");
  await expect(button("submit.rejection")).toHaveCount(0);
});

test("what is still possible after a conflict can be sent again from the present state", async ({ page, people }) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  await signIn(page, owner, `${path}/interview`);
  const { t, field, press, summary } = wordsOf(page, "arrangeInterview");
  await dateField(page, 1).fill(inDays(6));
  await field("place").fill("Raum 4");
  // A colleague was faster.
  await people.suggestDates(owner, (await applicant.stored())!.id, [momentInGermany(inDays(12))!.toISOString()]);
  expect(await statusOfPress(page, () => press("submit.answer"))).toBe(409);
  await expect(summary).toContainText(t("errors:matchMoved"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title.replace", { name: "Sara" }));
  await expect(dateField(page, 1)).toHaveValue(inDays(6));
  await press("submit.replace");
  await expect(page).toHaveURL(path);
  expect(await applicant.stored()).toMatchObject({
    interviewDateSuggestions: [momentInGermany(inDays(6))!.toISOString()],
    place: "Raum 4",
  });
});

test("colleagues without the right read who has it, also when they lose it while the form is open", async ({
  page,
  people,
}) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  const colleague = await people.addColleague(owner, ["editJobOpenings"]);
  await people.promiseConfidentiality(colleague);
  await signIn(page, colleague, `${path}/accept`);
  const { t, field, press, button, link } = wordsOf(page, "acceptApplicant");
  await field("note").fill("Was hier steht, soll nicht verloren sein.");
  await people.allow(colleague, []);
  expect(await statusOfPress(page, () => press("submit"))).toBe(403);
  await expect(main(page)).toContainText(t("whoActs"));
  await expect(field("note")).toHaveValue("Was hier steht, soll nicht verloren sein.");
  await expect(button("submit")).toHaveCount(0);
  expect((await applicant.stored())?.status).toBe("awaiting_partner_interest");

  await page.goto(path);
  await expect(main(page)).toContainText(t("whoActs"));
  await expect(link("act.accept")).toHaveCount(0);
  expect((await page.goto(`${path}/reject`))?.status()).toBe(403);
});

test("where every position is taken, the way on is to offer more", async ({ page, people }) => {
  const { owner, opening, path } = await setScene(people);
  await signIn(page, owner, `${path}/interview`);
  const { t, press, link } = wordsOf(page, "arrangeInterview");
  await dateField(page, 1).fill(inDays(6));
  await people.fillPosition(opening);
  expect(await statusOfPress(page, () => press("submit.invite"))).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:noPositionLeft"));
  await expect(dateField(page, 1)).toHaveValue(inDays(6));
  await link("staffed.link").click();
  await expect(page).toHaveURL(`/b2b/job-openings/${opening}/manage/study#study-requiredCount`);
});

test("an offer that waits for its answer says for how long", async ({ page, people }) => {
  const { owner, opening, path, sara } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_applicant_confirmation", 14);
  await signIn(page, owner, path);
  const { t } = wordsOf(page);
  await expect(main(page)).toContainText(t("overdue"));
});

test("an offer is withdrawn as such, and the place offered again", async ({ page, people }) => {
  const { owner, opening, path, sara, applicant } = await setScene(people);
  await people.addApplication(opening, sara, "awaiting_applicant_confirmation");
  await signIn(page, owner, path);
  const { t, link } = wordsOf(page);
  const withdrawal = wordsOf(page, "rejectApplicant");
  await link("act.withdraw").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawal.t("title.offer", { name: "Sara" }));
  await withdrawal.field("feedbackText").fill("Der Platz fällt weg.");
  await withdrawal.press("submit.offer");
  await expect(page.getByText(t("notice.withdraw"))).toBeVisible();
  await expect(main(page)).toContainText(t("cancelled.offerWithdrawn", { date: formatDay(new Date().toISOString()) }));

  await link("act.takeBack.offer").click();
  const again = wordsOf(page, "takeBackRejection");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(again.t("title.offer", { name: "Sara" }));
  await again.press("submit.offer");
  await expect(page).toHaveURL(path);
  expect((await applicant.stored())?.status).toBe("awaiting_applicant_confirmation");
});
