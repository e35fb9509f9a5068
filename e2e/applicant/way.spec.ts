import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pdf } from "../world/files.ts";
import { onboard } from "../world/onboard.ts";
import { codeOf, mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const today = () => new Date().toISOString().slice(0, 10);

test("from the first visit to a complete application", async ({ page, browser, portal }) => {
  test.slow();
  const name = `Way-${randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase()}@example.org`;

  await test.step("register, with the code from the mail", () => register(page, email, portal.dataDirectory));
  await test.step("walk the onboarding", () => onboard(page));
  await test.step("say what to study, and who it is", () => tellStudyInfo(page, name));

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "advisor@example.org", "/advisor");
  await test.step("take part in the info session, which the advisor confirms", async () => {
    await stateInfoSession(page);
    await expectStatus(page, "studyAdvice", "waiting");
    await confirm(desk, name);
  });
  await test.step("take part in the first consultation, which the advisor confirms", async () => {
    await stateConsultation(page);
    await expectStatus(page, "studyAdvice", "waiting");
    await confirm(desk, name);
    await expectStatus(page, "studyAdvice", "done");
  });

  await test.step("tell graduation, distance and motivation", () => tellSearch(page));
  await test.step("hand in the documents", () => handIn(page));

  const { t } = screenOf(page, ["searchDone", "home"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("done.title"));
  for (const step of ["studyInfo", "studyAdvice", "graduation", "distance", "motivation", "documents"])
    await expectStatus(page, step, "done");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("next.jobOpenings.title"));
});

async function register(page: Page, email: string, dataDirectory: string) {
  const { field, press, link } = screenOf(page, ["register", "signIn"]);
  await page.goto("/ds/home");
  await link("signIn:register").click();
  await page.waitForURL(/register$/);
  await field("email").fill(email);
  await field("password").fill("drei stille Häfen");
  await press("submit");

  const code = screenOf(page, ["code"]);
  await code.field("code").fill(codeOf(await mailTo(email, dataDirectory)));
  await code.press("submit");
}

async function tellStudyInfo(page: Page, lastName: string) {
  const { t, choose, field, group, press } = screenOf(page, ["studyInfo", "answers", "home"]);
  await page.getByRole("link", { name: t("next.studyInfo.begin") }).click();
  await field("courseName").selectOption("Informatik");
  await field("campus").selectOption("Köln");
  await group("intake").getByRole("radio").first().check();
  await choose("salutation", t("salutation.mx"));
  await field("firstName").fill("Alex");
  await field("lastName").fill(lastName);
  await field("birthday").fill("2006-05-14");
  await field("phone").fill("0221 4710287");
  await field("shippingStreet").fill("Dürener Straße 45");
  await field("shippingPostalCode").fill("50931");
  await field("shippingCity").fill("Köln");
  await field("shippingCountry").selectOption("DE");
  await press("continue");
  await expect(page).toHaveURL("/ds/application/abilities/2");
}

async function stateInfoSession(page: Page) {
  const { t, field, press } = screenOf(page, ["studyAdvice"]);
  await field("infoSessionAttended").check();
  await press("session.submit");
  await expect(page.getByText(t("session.waiting"))).toBeVisible();
}

async function stateConsultation(page: Page) {
  const { t, field, press } = screenOf(page, ["studyAdvice"]);
  await page.goto("/ds/application/abilities/2");
  await expect(page.getByText(t("session.confirmed"))).toBeVisible();
  await field("participateAdvisorInterviewOn").fill(today());
  await press("consultation.submit");
  await expect(page.getByText(t("consultation.waiting"))).toBeVisible();
}

/** The advisor finds the one statement of somebody and confirms it. */
async function confirm(desk: Page, name: string) {
  const { t, press } = screenOf(desk, ["inbox", "inboxItem"]);
  await desk.goto("/advisor");
  await desk.getByLabel(t("search")).fill(name);
  await press("apply");
  await expect(desk.getByRole("heading", { name: t("found", { count: 1 }) })).toBeVisible();
  await desk.getByRole("button", { name: t("attended") }).click();
  await expect(desk.getByText(t("notice.attended", { name: `Alex ${name}` }))).toBeVisible();
}

async function tellSearch(page: Page) {
  const graduation = screenOf(page, ["graduation", "answers"]);
  await page.goto("/ds/application/search/1");
  await graduation.choose("gradeAverage", graduation.t("gradeBand.2"));
  await graduation.press("continue");

  const distance = screenOf(page, ["distance"]);
  await distance.choose("practicePartnerMaxDistance", distance.t("upTo", { value: 20 }));
  for (const question of ["drivingLicenseExists", "ownCar", "professionalExperienceExists"])
    await distance.choose(question, distance.t("yes"));
  await distance.press("continue");

  const motivation = screenOf(page, ["motivation"]);
  await motivation.field("motivationText").fill("Ich will verstehen, wie Programme entstehen, und welche bauen.");
  await motivation.choose("practicePartnerExists", motivation.t("no"));
  await motivation.press("continue");
}

async function handIn(page: Page) {
  const { t, field, press } = screenOf(page, ["documents", "documentKinds"]);
  for (const kind of ["CV", "Certificate"]) {
    const name = `${kind}.pdf`;
    await field("type").selectOption(kind);
    await field("file").setInputFiles(pdf(name));
    await press("upload.submit");
    await expect(page.getByText(t("notice.savedFile", { name }))).toBeVisible();
  }
  await press("continue");
}

/** What the guide at home says about a step. */
async function expectStatus(page: Page, step: string, status: string) {
  const { t } = screenOf(page, ["home"]);
  await page.goto("/ds/home");
  const title = page.getByRole("link", { name: t(`step.${step}.long`), exact: true });
  await expect(page.getByRole("listitem").filter({ has: title }).last()).toContainText(t(`status.${status}`));
}
