import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailTo } from "../world/outbox.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, signIn, test } from "../world/test.ts";

const list = "/b2b/job-openings";
const wordsOf = (page: Page, ...more: string[]) =>
  screenOf(page, [...more, "companyOpening", "companyJobOpenings"], "de", "formal");
const main = (page: Page) => page.getByRole("main");

test("an opening shows its status, the text for applicants, and the gaps of a draft", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner, { requiredCount: 3 });
  for (const status of ["awaiting_partner_interest", "interview_scheduled", "offer_accepted"] as const)
    await people.addApplication(opening, await people.addOneLike("sara"), status);
  const { id: draft } = await people.addDraft(owner, { title: "Noch ein Entwurf" });
  await signIn(page, owner, `${list}/${opening}/overview`);
  const { t } = wordsOf(page, "manageFinish");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Duales Studium Logistik, Köln");
  await expect(page.getByText(t("lead.positions", { count: 3, taken: 1 }))).toBeVisible();
  await expect(page.getByText(t("lead.waiting", { count: 1 }))).toBeVisible();
  await expect(page.getByText(t("status.openWithActiveMatches"))).toBeVisible();
  await expect(page.getByText(t("allWaiting", { count: 1 }))).toBeVisible();
  for (const stage of ["interview_scheduled", "offer_accepted"])
    await expect(page.getByText(t(`stage.${stage}`))).toBeVisible();
  await expect(page.getByText("Aufträge vorbereiten und begleiten.")).toBeVisible();

  await page.goto(`${list}/${draft}/overview`);
  await page.getByRole("link", { name: t("manageFinish:answer.skills"), exact: true }).click();
  await expect(page).toHaveURL(`${list}/${draft}/manage/requirements#requirements-skills`);
});

test("closing names the applicants concerned, asks for confirmation, and notifies them", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const sara = await people.addOneLike("sara");
  await people.addApplication(opening, sara, "awaiting_partner_interest");
  await signIn(page, owner, `${list}/${opening}/overview`);
  const { t, link, press } = wordsOf(page, "closeJobOpening");
  await link("acts.close").click();
  await expect(page.getByText(t("told", { count: 1 }))).toBeVisible();
  await expect(page.getByText("Sara Lindner")).toBeVisible();
  expect(await people.statusOf(opening)).toBe("open");
  await press("submit");
  await expect(page).toHaveURL(`${list}/${opening}/overview`);
  await expect(page.getByText(t("notice.closed"))).toBeVisible();
  await expect(page.getByText(t("status.closed")).first()).toBeVisible();
  const [latest] = await page.locator(".past li").allInnerTexts();
  expect(latest).toMatch(new RegExp(`${t("history.act.close")}.+Anke Brandt`, "s"));
  expect(await people.statusOf(opening)).toBe("closed");
  await expect(link("acts.close")).toHaveCount(0);
  expect(await mailTo(sara)).toContain("Logistik");
});

test("closing ends no application that came since it was asked, but names it as well and asks once more", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  await signIn(page, owner, `${list}/${opening}/close`);
  const { t, press } = wordsOf(page, "closeJobOpening");
  await expect(page.getByText(t("nobody"))).toBeVisible();
  await people.addApplication(opening, await people.addOneLike("sara"), "awaiting_partner_interest");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press("submit");
  expect((await answer).status()).toBe(422);
  await expect(page.getByRole("alert")).toContainText(t("errors:endsApplications", { count: 1 }));
  await expect(page.getByText(t("told", { count: 1 }))).toBeVisible();
  await expect(page.getByText("Sara Lindner")).toBeVisible();
  expect(await people.statusOf(opening)).toBe("open");
  await press("submit");
  await expect(page.getByText(t("notice.closed"))).toBeVisible();
  expect(await people.statusOf(opening)).toBe("closed");
});

test("people whose colleague was faster read so, and see the opening's present state", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const { id: draft } = await people.addDraft(owner);
  await signIn(page, owner, `${list}/${opening}/close`);
  const closing = wordsOf(page, "closeJobOpening");
  await expect(closing.button("submit")).toBeVisible();
  await people.closeOpening(owner, opening);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await closing.press("submit");
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(closing.t("errors:jobOpeningMoved"));
  await expect(page.getByText(closing.t("not.closed"))).toBeVisible();

  await page.goto(`${list}/${draft}/delete`);
  const deleting = wordsOf(page, "deleteJobOpening");
  await expect(deleting.button("submit")).toBeVisible();
  await people.deleteOpening(owner, draft);
  await deleting.press("submit");
  await expect(page).toHaveURL(list);
  await expect(page.getByText(deleting.t("companyJobOpenings:notice.gone"))).toBeVisible();
});

test("a draft is deleted after a question, and what is published cannot be", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id: draft } = await people.addDraft(owner);
  const opening = await people.addOpening(owner);
  await signIn(page, owner, `${list}/${draft}/overview`);
  const { t, link, press, button } = wordsOf(page, "deleteJobOpening");
  await link("acts.delete").click();
  await press("submit");
  await expect(page).toHaveURL(list);
  await expect(page.getByText(t("companyJobOpenings:notice.deleted"))).toBeVisible();
  expect(await people.statusOf(draft)).toBeUndefined();

  await page.goto(`${list}/${opening}/delete`);
  await expect(page.getByText(t("not.open"))).toBeVisible();
  await expect(button("submit")).toHaveCount(0);
});

test("a copy is a draft of its own", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addClosed(owner);
  await signIn(page, owner, `${list}/${opening}/overview`);
  const { t, press } = wordsOf(page);
  await press("acts.copy");
  await expect(page.getByText(t("notice.copied"))).toBeVisible();
  const copy = /job-openings\/([\w-]+)\/manage\/study$/.exec(page.url())![1]!;
  expect(copy).not.toBe(opening);
  expect(await people.statusOf(copy)).toBe("draft");
  expect(await people.statusOf(opening)).toBe("closed");
});

test("colleagues without the permission read who has it, even when they lose it while the page is open", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const colleague = await people.addColleague(owner, ["createJobOpenings", "editJobOpenings"]);
  await signIn(page, colleague, `${list}/${opening}/close`);
  const { t, button, press, link } = wordsOf(page, "closeJobOpening");
  await expect(button("submit")).toBeVisible();
  await people.allow(colleague, []);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press("submit");
  expect((await answer).status()).toBe(403);
  await expect(page.getByRole("alert")).toContainText(t("errors:forbidden"));
  await expect(page.getByText(t("whoEdits"))).toBeVisible();
  expect(await people.statusOf(opening)).toBe("open");

  await link("toOpening").click();
  await expect(page).toHaveURL(`${list}/${opening}/overview`);
  await expect(page.getByText(t("whoEdits"))).toBeVisible();
  await expect(page.getByText(t("whoCopies"))).toBeVisible();
  await expect(link("acts.close")).toHaveCount(0);
  await expect(button("acts.copy")).toHaveCount(0);
  expect((await page.goto(`${list}/${opening}/delete`))?.status()).toBe(403);
});

test("an opening of another company is not found, just as one that does not exist", async ({ page, people }) => {
  const foreign = await people.addOpening(await people.addOwner({ emailVerified: true }));
  await signIn(page, await people.addOwner({ emailVerified: true }), list);
  for (const end of ["/overview", "/close", "/delete"]) {
    const answers = [];
    for (const id of [foreign, randomUUID()]) {
      answers.push((await page.goto(`${list}/${id}${end}`))?.status(), await main(page).innerText());
    }
    const [status, text, ...unknown] = answers;
    expect(status).toBe(404);
    expect([status, text]).toEqual(unknown);
  }
});

test("former colleagues see nothing from their next request on", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  const colleague = await people.addColleague(owner, ["editJobOpenings"]);
  await signIn(page, colleague, `${list}/${opening}/close`);
  const { press, button } = wordsOf(page, "closeJobOpening");
  await expect(button("submit")).toBeVisible();
  await people.dismiss(colleague);
  await press("submit");
  await expect(page).toHaveURL(/\/auth\/company\/sign-in\//);
  expect(await people.statusOf(opening)).toBe("open");
  await fillInSignIn(page, colleague);
  await expect(page).toHaveURL(/\/b2b\/companies/);
  await page.goto(`${list}/${opening}/overview`);
  await expect(page).toHaveURL(/\/b2b\/companies/);
});

test("more places open a staffed opening again", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const opening = await people.addOpening(owner);
  await people.fillPosition(opening);
  await signIn(page, owner, `${list}/${opening}/overview`);
  const { t, link } = wordsOf(page);
  await expect(page.getByText(t("status.staffed")).first()).toBeVisible();
  await link("acts.more").click();
  const { field, press } = screenOf(page, ["manageStudy", "manage"], "de", "formal");
  await field("requiredCount").fill("3");
  await press("steps:continue");
  await page.waitForURL(/\/manage\/job$/);
  expect(await people.statusOf(opening)).toBe("open");
  await page.goto(`${list}/${opening}/overview`);
  await expect(page.getByText(t("lead.positions", { count: 3, taken: 1 }))).toBeVisible();
});
