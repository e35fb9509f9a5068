import type { Page } from "@playwright/test";
import { formatDay } from "#app/i18n/format.ts";
import { addMonths } from "#domain/months.ts";
import { todayInGermany } from "#domain/today.ts";
import { companyScreen } from "../world/company.ts";
import { mailTo } from "../world/outbox.ts";
import type { People } from "../world/people.ts";
import { expect, signIn, test } from "../world/test.ts";

const inMonths = (months: number) => addMonths(todayInGermany(new Date()), months);
const screen = (page: Page) => companyScreen(page, "companyContract", "contractSteps", "companyOpening");
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

/** A company and Sara, who has accepted its offer; `path` is the page of their contract. */
async function accepted(people: People, startsInMonths = 2) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const sara = await people.addOneLike("sara");
  const startDate = inMonths(startsInMonths);
  await people.setStartOf(sara, startDate);
  const opening = await people.addOpening(owner, { startDate });
  await people.addApplication(opening, sara, "offer_accepted");
  const path = `/b2b/job-openings/${opening}/applicants/${await people.idOf(sara)}/contract`;
  return { owner, sara, opening, path };
}

test("from the request to enrolment: each side's steps, the papers, the signature", async ({
  page,
  people,
  portal,
}) => {
  test.slow();
  const { owner, sara, path } = await accepted(people);
  await signIn(page, owner, path);
  const { t, press, box, button, link } = screen(page);
  await expect(headline(page)).toHaveText(t("title.request"));
  await expect(link("changeFacts")).toHaveCount(0);
  await expect(page.getByText(t("turn.you"))).toBeVisible();
  await expect(page.getByText(t("note.afterRequest"))).toBeVisible();
  await press("contractSteps:act.request");
  await expect(page.getByText(t("notice.requested"))).toBeVisible();
  await expect(headline(page)).toHaveText(t("title.requested"));
  await expect(page.getByText(t("papers.state.missing"))).toHaveCount(3);
  await expect
    .poll(() => mailTo(sara, portal.dataDirectory), { timeout: 30_000 })
    .toContain("/ds/application/contracts/2");

  await people.handInPapersOf(sara);
  await page.goto(path);
  await expect(headline(page)).toHaveText(t("title.in_review"));
  await expect(page.getByText(t("note.whole"))).toBeVisible();
  await expect(page.getByText(t("papers.state.saved"))).toHaveCount(3);
  const until = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString();
  await expect(page.getByText(t("note.until", { date: formatDay(until) }))).toBeVisible();
  await expect(button("confirmSignature")).toHaveCount(0);

  const note = "Von deinem Ausweis fehlt die Rückseite.";
  await people.decideOnContractOf(sara, "request-changes", note);
  await page.goto(path);
  await expect(headline(page)).toHaveText(t("title.changes_requested"));
  await expect(page.getByText(note)).toHaveCount(0);
  await people.handInPapersOf(sara);
  await people.decideOnContractOf(sara, "send");
  await page.goto(path);
  await expect(headline(page)).toHaveText(t("title.sign"));
  await expect(page.getByText(t("papers.state.accepted"), { exact: true })).toHaveCount(3);

  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press("confirmSignature");
  expect((await answer).status()).toBe(422);
  await expect(page.getByRole("alert")).toContainText(t("errors:mustConfirm"));
  await box("isSigned").check();
  await press("confirmSignature");
  await expect(page.getByText(t("notice.signed"))).toBeVisible();
  await expect(headline(page)).toHaveText(t("title.signed"));

  await people.decideOnContractOf(sara, "enrol");
  await page.goto(path);
  await expect(page.getByText(t("turn.done"))).toBeVisible();
  await expect(headline(page)).toHaveText(t("title.enrolled", { name: "Sara Lindner" }));
});

test("people whose colleague was faster read so, and see the contract as it is now", async ({ page, people }) => {
  const { owner, sara, opening, path } = await accepted(people);
  await people.decideOnContractOf(sara, "request");
  await people.handInPapersOf(sara);
  await people.decideOnContractOf(sara, "send");
  await signIn(page, owner, path);
  const { t, press, box } = screen(page);
  await box("isSigned").check();
  await people.signContractOf(owner, opening, sara);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press("confirmSignature");
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("errors:contractMoved"));
  await expect(headline(page)).toHaveText(t("title.signed"));
});

test("without a right the page says who has it", async ({ page, people }) => {
  const { owner, path } = await accepted(people, 6);
  const colleague = await people.addColleague(owner, ["editContracts"]);
  await people.promiseConfidentiality(colleague);
  await signIn(page, colleague, path);
  const { t, button } = screen(page);
  await expect(page.getByText(t("who.request"))).toBeVisible();
  await expect(page.getByText(t("who.papers"))).toBeVisible();
  await expect(button("contractSteps:act.request")).toHaveCount(0);
  await people.allow(colleague, ["editJobOpenings"]);
  expect((await page.goto(path))?.status()).toBe(403);
  await expect(page.getByText(t("who.sees"))).toBeVisible();
  await expect(page.getByText("Sara")).toHaveCount(0);
});

test("who may not see contracts promises nothing first", async ({ page, people }) => {
  const { owner, path } = await accepted(people, 6);
  await signIn(page, await people.addColleague(owner, ["editJobOpenings"]), path);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(screen(page).t("who.sees"))).toBeVisible();
});

test("there is no contract before an offer was accepted", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const sara = await people.addOneLike("sara");
  const opening = await people.addOpening(owner);
  await people.addApplication(opening, sara, "awaiting_applicant_confirmation");
  await signIn(page, owner, `/b2b/job-openings/${opening}/applicants/${await people.idOf(sara)}/contract`);
  const { t, button, link } = screen(page);
  await expect(headline(page)).toHaveText(t("title.tooEarly"));
  await expect(link("changeFacts")).toHaveAttribute("href", `/b2b/job-openings/${opening}/manage/study`);
  await expect(button("contractSteps:act.request")).toHaveCount(0);
});
