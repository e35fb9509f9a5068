import type { Page } from "@playwright/test";
import { addMonths } from "#domain/months.ts";
import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import { chooseDate, expectContract, findOpening, handIn, tellPersonal } from "../world/applicant-acts.ts";
import { companyScreen, signInAtCompany } from "../world/company.ts";
import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

/** Near enough that contract documents are taken already. */
const soon = () => addMonths(todayInGermany(new Date()), 2);
/** Ten o'clock in three days, as clocks in Germany show it. */
const inThreeDays = () => `${todayInGermany(new Date(Date.now() + 3 * day))}T10:00`;
const title = "Duales Studium von Anfang an";
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test("a company and an applicant go the whole way, each by the pages of their side", async ({
  page: applicant,
  browser,
  people,
  portal,
  javaScriptEnabled,
}) => {
  test.slow();
  const sara = await people.addOneLike("sara");
  await people.forgetApplicationsOf(sara);
  await people.setStartOf(sara, soon());
  const course = await people.studyOwnCourse(sara);
  const owner = await people.addOwner({ emailVerified: true });
  const theirs = await browser.newContext({ baseURL: portal.url, javaScriptEnabled, locale: "de-DE" });
  const company = await theirs.newPage();

  let opening = "";
  await test.step("the company publishes an opening", async () => {
    opening = await publish(company, owner, course);
  });
  await test.step("the applicant finds it and shows interest", async () => {
    await signIn(applicant, sara);
    await findOpening(applicant, { title, course });
    const { t, press } = screenOf(applicant, ["jobOpening"]);
    await press("act.interest");
    await expect(applicant.getByText(t("notice.interest"))).toBeVisible();
  });
  const application = await people.applicantPage(opening, sara);
  await test.step("the company promises confidentiality, sees the applicant and suggests a date", async () => {
    await company.goto("/b2b/home");
    // Something was published: where there is script, home asks how that went.
    if (javaScriptEnabled) await companyScreen(company, "feedback").press("close");
    await company.getByRole("link", { name: "Sara Lindner" }).first().click();
    await company.waitForURL(new RegExp(application));
    await suggestDate(company);
  });
  await test.step("the applicant chooses it, and the day passes", async () => {
    await applicant.goto(`/ds/selfmatching/${opening}`);
    await chooseDate(applicant);
    await people.letDaysPass(opening, sara, 5);
  });
  await test.step("the company offers a place, with a word to it", async () => {
    await company.goto(application);
    await companyScreen(company, "applicantActs").link("act.accept").click();
    const offer = companyScreen(company, "acceptApplicant");
    await offer.field("note").fill("Das ganze Team freut sich auf dich.");
    await offer.press("submit");
    await expect(company.getByText(companyScreen(company, "applicantActs").t("notice.accept"))).toBeVisible();
  });
  await test.step("the applicant accepts it", async () => {
    await applicant.goto(`/ds/selfmatching/${opening}`);
    await screenOf(applicant, ["jobOpening"]).link("act.accept").click();
    await screenOf(applicant, ["acceptOffer"]).press("submit");
    await expect(headline(applicant)).toContainText("Werkraum");
  });
  const contract = companyScreen(company, "companyContract", "contractSteps");
  await test.step("the company reads how it goes on, and requests the contract", async () => {
    await company.goto(application);
    await companyScreen(company, "applicantActs").link("act.goOn").click();
    await expect(headline(company)).toContainText(
      companyScreen(company, "applicantSuccess").t("done", { name: "Sara" }),
    );
    await company.goto(`${application}/contract`);
    await contract.press("act.request");
    await expect(company.getByText(contract.t("notice.requested"))).toBeVisible();
  });
  await test.step("the applicant hands in the papers", async () => {
    await tellPersonal(applicant);
    await handIn(applicant);
  });
  const ownAdvisor = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(ownAdvisor);
  await people.giveAdvisor(sara, ownAdvisor);
  const desk = await (await browser.newContext({ baseURL: portal.url, javaScriptEnabled, locale: "de-DE" })).newPage();
  const { t, press, field } = deskScreen(desk, "deskApplicant", "contractSteps");
  await test.step("the advisor reads what was handed in, and sends the contract", async () => {
    await signIn(desk, ownAdvisor, applicantAtDesk(await people.idOf(sara)));
    await expect(desk.getByRole("heading", { level: 2, name: t("contract.title.in_review") })).toBeVisible();
    await press("contract.act.send");
    await expect(desk.getByText(t("notice.send"))).toBeVisible();
  });
  await test.step("the company signs it", async () => {
    await company.goto(`${application}/contract`);
    await expect(headline(company)).toHaveText(contract.t("title.sign"));
    await contract.box("isSigned").check();
    await contract.press("confirmSignature");
    await expect(company.getByText(contract.t("notice.signed"))).toBeVisible();
  });
  await test.step("both read that the applicant is enrolled", async () => {
    await desk.reload();
    await field("note").fill("Willkommen an Bord.");
    await press("contract.act.enrol");
    await expect(desk.getByText(t("notice.enrol"))).toBeVisible();
    await company.goto(`${application}/contract`);
    await expect(company.getByText(contract.t("turn.done"))).toBeVisible();
    await applicant.goto("/ds/application/contracts/done");
    await expectContract(applicant, "enrolled");
  });
  await desk.context().close();
  await theirs.close();
});

/** Writes an opening step by step and publishes it; gives its id. */
async function publish(page: Page, owner: string, course: string) {
  const screen = (step: string) => companyScreen(page, `manage${step}`, "manage", "openingFacts", "steps");
  await signInAtCompany(page, owner, "/b2b/job-openings/manage");
  const study = screen("Study");
  await study.field("course").selectOption(course);
  await study.field("campus").selectOption("Köln");
  await study.field("startDate").selectOption(soon());
  await study.field("requiredCount").fill("1");
  await study.press("steps:continue");
  await page.waitForURL(/\/manage\/job$/);
  const job = screen("Job");
  await job.field("title").fill(title);
  await job.field("tasks").fill("Aufträge vorbereiten und begleiten, vom ersten Gespräch bis zur Abrechnung.");
  await job.field("practicePlace").fill("Köln, Hafenstraße 12");
  await job.field("practicePostalCode").fill("50667");
  await job.choose("workmodel", job.t("openingFacts:workmodel.hybrid"));
  await job.press("steps:continue");
  await page.waitForURL(/\/manage\/requirements$/);
  const requirements = screen("Requirements");
  await requirements.field("skills").fill("Neugier und sicheres Deutsch.");
  await requirements.press("steps:continue");
  await page.waitForURL(/\/manage\/finish$/);
  await screen("Finish").press("publish");
  const promise = companyScreen(page, "confidentiality");
  await promise.box("isPromised").check();
  await promise.press("submit");
  await page.waitForURL(/\/b2b\/job-openings\/[\w-]{36}/);
  return /[\w-]{36}/.exec(page.url())![0];
}

/** The page of an applicant who has shown interest: suggests a date for the interview. */
async function suggestDate(page: Page) {
  const { t, link } = companyScreen(page, "applicantActs");
  await link("act.interview.answer").click();
  const dates = companyScreen(page, "arrangeInterview");
  const first = dates.t("fields.interviewDateSuggestions.at.label", { number: 1 });
  await page.getByLabel(new RegExp(`^${first}`)).fill(inThreeDays());
  await dates.field("place").fill("Hafenstraße 12, Köln");
  await dates.press("submit.answer");
  await expect(page.getByText(t("notice.interview"))).toBeVisible();
}
