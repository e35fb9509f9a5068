import type { Page } from "@playwright/test";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { chooseDate, expectContract, findOpening, handIn, tellPersonal } from "../world/applicant-acts.ts";
import type { Opening } from "../world/companies.ts";
import { linkOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const today = () => todayInGermany(new Date());
/** Near enough that contract documents are taken already. */
const soon = () => addMonths(today(), 2);

test("from ready to match to contract documents sent", async ({ page, people, portal, signInLike }) => {
  test.slow();
  const email = await signInLike("sara");
  await people.forgetApplicationsOf(email);
  await people.setStartOf(email, soon());
  const opening = await people.openFor(email);
  const nextMail = inboxOf(email, portal.dataDirectory);
  const companyMail = inboxOf(opening.companyEmail, portal.dataDirectory);
  const mail = (key: string) => screenOf(page, ["mail", "companyMail"]).t(key, { company: opening.companyName });

  await test.step("find the opening by a filter", () => findOpening(page, opening));
  await test.step("express interest, which the company hears of", async () => {
    await expressInterest(page, opening);
    expect(await companyMail()).toContain(opening.title);
  });

  await test.step("choose one of the company's dates, from the mail on", async () => {
    await opening.suggestsDates();
    await page.goto(linkOf(await nextMail()));
    await expectTurn(page, "applicant");
    await chooseDate(page);
    await expectAppointment(page, opening);
    await companyMail();
    expect(await nextMail()).toContain(mail("mail:interviewSet.title"));
  });
  await test.step("have the interview, and then a trial day", async () => {
    await opening.daysPass(4);
    await expectState(page, opening, "awaiting_partner_confirmation");
    await opening.setsTrialDay();
    expect(await nextMail()).toContain(mail("mail:trialDaySet.title"));
    await expectState(page, opening, "trial_day_scheduled");
    await opening.daysPass(4);
    await expectState(page, opening, "awaiting_partner_confirmation");
  });
  await test.step("accept the offer, from home on", async () => {
    await opening.offersPlace();
    expect(await nextMail()).toContain(mail("mail:offerMade.title"));
    await acceptOffer(page, opening);
    expect(await companyMail()).toContain(mail("companyMail:offerAccepted.title"));
  });

  await test.step("hand in what the contract needs", async () => {
    await opening.requestsContract();
    await page.goto(linkOf(await nextMail()));
    await expect(page).toHaveURL("/ds/application/contracts/2");
    await tellPersonal(page);
    await handIn(page);
    await expectStep(page, "contractDocuments", "status.waiting");
  });
  await test.step("hear that it is sent", async () => {
    await people.decideOnContractOf(email, "send");
    await page.goto(linkOf(await nextMail()));
    await expectContract(page, "sent");
    await expectHistory(page, opening);
  });
});

/** Each mail to an address in its turn, for as long as they come one by one. */
function inboxOf(email: string, dataDirectory: string) {
  let read = 0;
  return () => mailTo(email, dataDirectory, read++);
}

async function expressInterest(page: Page, opening: Opening) {
  const { t, press } = screenOf(page, ["jobOpening", "home", "steps"]);
  await expect(page.getByRole("heading", { name: t("state.suggested.title") })).toBeVisible();
  await press("act.interest");
  await expect(page.getByText(t("notice.interest"))).toBeVisible();
  await expectState(page, opening, "awaiting_partner_interest");
  await expectTurn(page, "company");
  await expectStep(page, "jobOpenings", "standing.companies");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home:next.companies.title"));
}

/** Home knows with whom and where, leads there, and into a calendar. */
async function expectAppointment(page: Page, { companyName, path, id }: Opening) {
  const { t, link } = screenOf(page, ["home", "steps"]);
  await expectStep(page, "jobOpenings", "standing.agreed");
  await expect(page.locator(".band")).toContainText(companyName);
  await expect(page.locator(".band")).toContainText("Hafenstraße 12, Köln");
  const card = page.locator("section", { has: page.getByRole("heading", { name: t("appointment.title") }) }).last();
  await expect(card.getByRole("link", { name: t("appointment.calendar") })).toHaveAttribute(
    "href",
    `/ds/selfmatching/${id}/calendar`,
  );
  await link("next.interview.begin").click();
  await expect(page).toHaveURL(path);
}

async function acceptOffer(page: Page, opening: Opening) {
  const { t, link, press } = screenOf(page, ["acceptOffer", "selfMatchingDone", "jobOpening", "home", "steps"]);
  await page.goto("/ds/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("home:next.awaiting_applicant_confirmation.title"),
  );
  await link("home:next.awaiting_applicant_confirmation.begin").click();
  await expect(
    page.getByRole("heading", { name: t("jobOpening:state.awaiting_applicant_confirmation.title") }),
  ).toBeVisible();
  await expect(page.getByText(opening.place)).toHaveCount(0);
  await link("jobOpening:act.accept").click();
  await expect(page.getByRole("definition").filter({ hasText: opening.companyName })).toBeVisible();
  await expect(page.getByText(t("cancelsNothing"))).toBeVisible();
  await press("submit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("selfMatchingDone:accepted.title", { company: opening.companyName }),
  );
  await expectState(page, opening, "offer_accepted");
  await expectStep(page, "jobOpenings", "status.done");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home:next.personal.title"));
}

/** What the opening's page says of how it stands. */
async function expectState(page: Page, { path }: Opening, state: string) {
  const { t } = screenOf(page, ["jobOpening"]);
  await page.goto(path);
  await expect(
    page
      .getByRole("main")
      .getByText(t(`state.${state}.title`), { exact: true })
      .first(),
  ).toBeVisible();
}

const expectTurn = (page: Page, turn: string) =>
  expect(page.getByText(screenOf(page, ["jobOpening"]).t(`turn.${turn}`))).toBeVisible();

/** What the guide at home says about a step. */
async function expectStep(page: Page, step: string, words: string) {
  const { t } = screenOf(page, ["steps"]);
  await page.goto("/ds/home");
  const title = page.getByRole("link", { name: t(`step.${step}.long`), exact: true });
  await expect(page.getByRole("listitem").filter({ has: title }).last()).toContainText(t(words));
}

/** Every act stands in the opening's history, the latest first. */
async function expectHistory(page: Page, { path }: Opening) {
  const { t } = screenOf(page, ["history"]);
  await page.goto(path);
  const acts = [
    "event.accept-offer",
    "event.accept",
    "passed.trial_day_scheduled",
    "event.arrange-trial-day",
    "passed.interview_scheduled",
    "event.choose-interview-date",
    "event.arrange-interview",
    "event.express-interest",
  ];
  const history = page.locator("section, aside", { has: page.getByRole("heading", { name: t("title") }) });
  await expect(history.getByRole("listitem")).toContainText(acts.map((act) => t(act)));
}
