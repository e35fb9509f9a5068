import { formatDay } from "#app/i18n/format.ts";
import { deletionDueOn } from "#domain/deletion.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { companyScreen } from "../world/company.ts";
import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { expectMail } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

/** Somebody like Sara, whose contract papers wait for the check of her advisor. */
async function addContractInReview(people: People) {
  const sara = await people.addOneLike("sara");
  await people.findPartnerFor(sara, addMonths(todayInGermany(new Date()), -1));
  await people.decideOnContractOf(sara, "request");
  await people.handInPapersOf(sara);
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  return { sara, miriam };
}

test("an advisor asks for corrections of contract papers, and sets the stage by hand", async ({
  page,
  people,
  portal,
  javaScriptEnabled,
}) => {
  const { t, press, field, expectError, summary } = deskScreen(page, "deskApplicant", "contractSteps", "errors");
  const { sara, miriam } = await addContractInReview(people);
  const path = applicantAtDesk(await people.idOf(sara));
  await signIn(page, miriam, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sara Lindner");
  await expect(page.getByRole("link", { name: "PhotoId.pdf", exact: true })).toBeVisible();

  await press("contract.act.request-changes");
  await expect(summary).toBeVisible();
  await expectError("note", t("fields.note.errors.required"));
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const note = "Vom Ausweis fehlt die Rückseite.";
  await field("note").fill(note);
  await press("contract.act.request-changes");
  await expect(page.getByText(t("notice.request-changes"))).toBeVisible();
  await expectMail(sara, note, portal.dataDirectory);

  // Somebody else decides meanwhile: nothing is decided twice, and what was typed stands there still.
  await people.handInPapersOf(sara);
  await page.goto(path);
  await field("note").fill("Jetzt ist alles da.");
  await people.decideOnContractOf(sara, "send");
  await press("contract.act.send");
  await expect(page.getByText(t("contract.status.sent"))).toBeVisible();
  await expect(summary).toContainText(t("errors:contractMoved"));
  await expect(field("note")).toHaveValue("Jetzt ist alles da.");

  await page.getByText(t("stage.byHand"), { exact: true }).click();
  await press("stage.set");
  await expectError("reason", t("fields.reason.errors.required"));
  await field("stage").selectOption("Lost");
  await field("reason").fill("Hat sich anders entschieden.");
  await press("stage.set");
  await expect(page.getByText(t("notice.stage"))).toBeVisible();
  await expect(page.getByText("Hat sich anders entschieden.")).toBeVisible();

  // Somebody else's applicant is not found.
  const mia = await people.addOneLike("mia");
  const answer = await page.goto(applicantAtDesk(await people.idOf(mia)));
  expect(answer?.status()).toBe(404);
});

test("an advisor sends no contract on answers that changed or went missing since they looked", async ({
  page,
  people,
}) => {
  const { t, press, button, summary } = deskScreen(page, "deskApplicant", "contractSteps", "errors");
  const { sara, miriam } = await addContractInReview(people);
  await signIn(page, miriam, applicantAtDesk(await people.idOf(sara)));
  await expect(button("contract.act.send")).toBeVisible();

  await people.changeAnswersOf(sara, { placeOfBirth: null });
  await press("contract.act.send");
  await expect(summary).toContainText(t("errors:contractMoved"));
  await expect(page.getByText(t("contract.missingAnswers", { count: 1 }))).toBeVisible();
  await expect(button("contract.act.send")).toHaveCount(0);
  await expect(button("contract.act.request-changes")).toBeVisible();

  await people.changeAnswersOf(sara, { placeOfBirth: "Bremen" });
  await page.reload();
  await press("contract.act.send");
  await expect(page.getByText(t("notice.send"))).toBeVisible();
});

test("an advisor takes back a contract in which something is wrong, says why, and sends it once more", async ({
  page,
  people,
  portal,
}) => {
  test.slow();
  const { t, press, field, expectError } = deskScreen(page, "deskApplicant", "contractSteps");
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const sara = await people.addOneLike("sara");
  const startDate = addMonths(todayInGermany(new Date()), 2);
  await people.setStartOf(sara, startDate);
  const opening = await people.addOpening(owner, { startDate });
  await people.addApplication(opening, sara, "offer_accepted");
  await people.decideOnContractOf(sara, "request");
  await people.handInPapersOf(sara);
  await people.decideOnContractOf(sara, "send");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  const accountId = await people.idOf(sara);
  await signIn(page, miriam, applicantAtDesk(accountId));

  await press("contract.act.take-back");
  await expectError("note", t("fields.note.errors.required"));
  const note = "Der Studienbeginn im Vertrag stimmt nicht.";
  await field("note").fill(note);
  await press("contract.act.take-back");
  await expect(page.getByText(t("notice.take-back"))).toBeVisible();
  await expect(page.getByText(t("event.take-back"))).toBeVisible();
  await expectMail(sara, note, portal.dataDirectory);
  await expectMail(owner, "nicht", portal.dataDirectory);

  await page.context().clearCookies();
  const atCompany = companyScreen(page, "companyContract");
  const path = `/b2b/job-openings/${opening}/applicants/${accountId}/contract`;
  await signIn(page, owner, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(atCompany.t("title.in_review"));
  await expect(page.getByText(atCompany.t("lead.takenBack"))).toBeVisible();
  await expect(atCompany.button("confirmSignature")).toHaveCount(0);
  await people.decideOnContractOf(sara, "send");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(atCompany.t("title.sign"));
  await expect(page.getByText(note)).toHaveCount(0);

  // This page has an older contract than the one that is to be signed by now.
  await people.decideOnContractOf(sara, "take-back", note);
  await people.decideOnContractOf(sara, "send");
  await atCompany.box("isSigned").check();
  await atCompany.press("confirmSignature");
  await expect(page.getByRole("main")).toContainText(atCompany.t("errors:contractMoved"));

  await people.decideOnContractOf(sara, "take-back", note);
  await page.context().clearCookies();
  await signIn(page, sara, "/ds/application/contracts/2");
  await expect(page.getByText(note)).toBeVisible();
});

test("an advisor reads that an applicant's account will be deleted", async ({ page, people, signInLike }) => {
  const { t } = deskScreen(page, "deskApplicant");
  const mia = await signInLike("mia", "/ds/my-data/deletion");
  await screenOf(page, ["deletion"]).press("delete");
  await page.waitForURL(/my-data$/);
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(mia, miriam);
  await signIn(page, miriam, applicantAtDesk(await people.idOf(mia)));
  await expect(page.getByText(t("deletion.due", { date: formatDay(deletionDueOn(new Date())!) }))).toBeVisible();
});

test("who accepts an offer while their advisor sets the stage keeps it, and the advisor reads so", async ({
  page,
  people,
}) => {
  const { t, press, field, summary } = deskScreen(page, "deskApplicant", "errors");
  const sara = await people.addOneLike("sara");
  await people.forgetApplicationsOf(sara);
  const offered = await people.openFor(sara);
  await offered.interest();
  await offered.offersPlace();
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  await signIn(page, miriam, applicantAtDesk(await people.idOf(sara)));

  await page.getByText(t("stage.byHand"), { exact: true }).click();
  await field("stage").selectOption("Lost");
  await field("reason").fill("Meldet sich nicht mehr.");
  await people.applicantAt(offered.id, sara).acceptsOffer();
  await press("stage.set");
  await expect(summary).toContainText(t("errors:stageMoved"));
  await expect(field("stage")).toHaveValue("Lost");
  await expect(field("reason")).toHaveValue("Meldet sich nicht mehr.");
  await expect(page.locator("[aria-current=step]")).toHaveText(t("stage.is.Contract Proposal"));

  await press("stage.set");
  await expect(page.getByText(t("notice.stage"))).toBeVisible();
});
