import type { Response } from "@playwright/test";
import { chooseDate } from "../world/applicant-acts.ts";
import type { Opening } from "../world/companies.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/test.ts";

const overview = "/ds/selfmatching";
const when = "Montags nie, sonst ab 14 Uhr.";

test("a suggestion says why, and interest hands the turn to the company", async ({ page, people, signInLike }) => {
  const { t, press } = screenOf(page, ["jobOpening", "history", "openingFacts", "matching", "selfMatching"]);
  const opening = await people.openFor(await signInLike("sara"));

  await page.goto(overview);
  await expect(page.getByRole("listitem").filter({ hasText: opening.title })).toContainText(
    t("openingFacts:workmodel.hybrid"),
  );
  await page.getByRole("link", { name: opening.title }).click();
  await press("act.interest");

  await expect(page.getByText(t("notice.interest"))).toBeVisible();
  await expect(page.getByText(t("turn.company"))).toBeVisible();
  await expect(page.getByText(t("history:event.express-interest"), { exact: true })).toBeVisible();
  await page.goto(overview);
  const theirs = page.locator("section", { has: page.getByRole("heading", { name: t("theirs"), exact: true }) });
  await expect(theirs).toContainText(opening.title);
});

test("who is enrolled in distance learning without a company goes on finding one", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["jobOpening", "selfMatching"]);
  const email = await signInLike("sara");
  const opening = await people.openFor(email);
  await people.enrolInDistanceLearning(email);

  await page.goto(overview);
  await expect(page.getByText(t("selfMatching:settled.heading"))).toHaveCount(0);
  await page.getByRole("link", { name: opening.title }).click();
  await press("act.interest");
  await expect(page.getByText(t("notice.interest"))).toBeVisible();
});

test("filters stand in the address, and can be removed again", async ({ page, people, signInLike }) => {
  const { t, press, link } = screenOf(page, ["selfMatching"]);
  const { course } = await people.openFor(await signInLike("sara"));

  await page.goto(`${overview}?view=all`);
  await page.locator("summary", { hasText: t("filter.courses") }).click();
  await page.getByLabel(course).check();
  await press("filter.apply");

  await expect(page).toHaveURL(new RegExp(`courses=${course.replace(" ", ".")}`));
  await page.goto(page.url().replace("view=all&", ""));
  await expect(page.getByLabel(course)).toBeChecked();
  await link("filter.reset").click();
  await expect(page).toHaveURL(`${overview}?view=all`);
  await expect(page.getByLabel(course)).not.toBeChecked();
});

test("an opening is saved, found among the applicant's own, and dismissed", async ({ page, people, signInLike }) => {
  const { t, press, button } = screenOf(page, ["jobOpening", "selfMatching"]);
  const opening = await people.openFor(await signInLike("sara"));

  await page.goto(opening.path);
  await press("act.favorite");
  await expect(page.getByText(t("notice.favorite"))).toBeVisible();
  await page.goto(`${overview}?view=mine`);
  await expect(page.getByRole("heading", { name: t("selfMatching:marked"), exact: true })).toBeVisible();
  await page.getByRole("link", { name: opening.title }).click();
  await press("act.unfavorite");

  await expect(button("act.favorite")).toBeVisible();
});

test("a suggestion is dismissed without notice to its company, and comes back", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["jobOpening"]);
  const opening = await people.openFor(await signInLike("sara"));

  await page.goto(opening.path);
  await press("act.drop");

  await expect(page.getByRole("heading", { name: t("state.dropped.title") })).toBeVisible();
  await press("act.undo");
  await expect(page.getByRole("heading", { name: t("state.suggested.title") })).toBeVisible();
});

test("somebody whose invitation ended with the last place shows interest once a place is free again", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press, button } = screenOf(page, ["jobOpening", "matching"]);
  const opening = await people.openFor(await signInLike("sara"));
  await opening.invites();
  await people.fillPosition(opening.id);

  await page.goto(opening.path);
  await expect(page.getByRole("heading", { name: t("state.cancelled.title") })).toBeVisible();
  await expect(page.getByText(t("matching:cancelled.unanswered"))).toBeVisible();
  await expect(button("act.interest")).toHaveCount(0);

  await opening.addsPlace();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("state.freeAgain.title") })).toBeVisible();
  await expect(button("act.drop")).toHaveCount(0);
  await press("act.interest");
  await expect(page.getByText(t("notice.interest"))).toBeVisible();
  await expect(page.getByText(t("turn.company"))).toBeVisible();
});

test("new openings are marked as seen by a button", async ({ page, people, signInLike }) => {
  const { t } = screenOf(page, ["selfMatching", "matching"]);
  const opening = await people.openFor(await signInLike("sara"));
  const row = page.getByRole("listitem").filter({ hasText: opening.title });

  await page.goto(overview);
  await expect(row).toContainText(t("matching:label.new"));
  await page.locator('button[value="seen"]').click();

  await expect(row).toContainText(t("matching:label.viewed"));
});

test.describe("with dates for an interview", () => {
  let opening: Opening;
  test.beforeEach(async ({ page, people, signInLike }) => {
    opening = await people.openFor(await signInLike("sara"));
    await opening.interest();
    await opening.suggestsDates();
    await page.goto("/ds/home");
  });

  test("home says so and leads there; the chosen day stands, with a calendar file", async ({ page }) => {
    const { t, press, group } = screenOf(page, ["jobOpening", "home"]);

    await page.getByRole("link", { name: t("home:next.awaiting_interview_schedule.begin") }).click();
    await expect(page).toHaveURL(opening.path);
    await group("interviewAt").getByRole("radio").first().check();
    await press("act.choose");

    await expect(page.getByText(t("notice.chosen"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: /10:00/ })).toBeVisible();
    await expect(page.getByText(opening.place)).toBeVisible();
    const file = await page.request.get(`${new URL(page.url()).pathname}/calendar`);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(file.headers()["content-disposition"]).toContain("attachment");
    expect(await file.text()).toContain("BEGIN:VEVENT");
  });

  test("a post without a choice, or with none and no word on when, comes back with a message", async ({ page }) => {
    const { t, press, choose, field, summary, expectError } = screenOf(page, ["jobOpening"]);
    await page.goto(opening.path);

    await press("act.choose");
    await expect(summary).toContainText(t("fields.interviewAt.errors.required"));
    await choose("interviewAt", t("noneFits.label"));
    await press("act.choose");

    await expectError("note", t("fields.note.errors.required"));
    await field("note").fill(when);
    await press("act.choose");
    await expect(page.getByText(t("notice.noneFits"))).toBeVisible();
    await expect(page.getByText(when)).toBeVisible();
    await expect(page.getByText(t("turn.company"))).toBeVisible();
  });
});

test("when the company acted first, the page shows the present state, and not a word is lost", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press, choose, field } = screenOf(page, ["jobOpening", "matching"]);
  const opening = await people.openFor(await signInLike("sara"));
  await opening.interest();
  await opening.suggestsDates();
  await page.goto(opening.path);
  await choose("interviewAt", t("noneFits.label"));
  await field("note").fill(when);

  await opening.rejects("Die Stelle ist leider vergeben.");
  const isAnswer = (response: Response) =>
    response.request().method() === "POST" && new URL(response.url()).pathname === opening.path;
  const answer = page.waitForResponse(isAnswer);
  await press("act.choose");

  expect((await answer).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(t("matching:changed.title"));
  await expect(page.getByRole("alert")).toContainText(when);
  await expect(page.getByText(t("matching:cancelled.rejected_by_company"))).toBeVisible();
  await expect(page.getByText("Die Stelle ist leider vergeben.").first()).toBeVisible();
});

test("an application that is under way goes on, whatever stage the advisor sets", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press, link } = screenOf(page, [
    "jobOpening",
    "acceptOffer",
    "selfMatching",
    "selfMatchingDone",
    "matching",
  ]);
  const email = await signInLike("sara");
  await people.forgetApplicationsOf(email);
  const [offered, inviting] = [await people.openFor(email), await people.openFor(email)];
  await offered.interest();
  await offered.offersPlace();
  await inviting.interest();
  await inviting.suggestsDates();

  await people.setStageOf(email, "Contract Proposal");
  await page.goto(offered.path);
  await expect(link("act.accept")).toBeVisible();

  await people.setStageOf(email, "Examined Application");
  await page.goto(overview);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("selfMatching:locked.held.title"));
  await page.getByRole("link", { name: inviting.title }).click();
  await chooseDate(page);
  await page.goto(overview);
  await page.getByRole("link", { name: offered.title }).click();
  await expect(link("act.reject")).toBeVisible();
  await link("act.accept").click();
  await press("acceptOffer:submit");
  await expect(page).toHaveURL("/ds/selfmatching/done");
  await page.goto(offered.path);
  await expect(page.getByText(t("state.offer_accepted.title"))).toBeVisible();
});

test("an offer whose pay changed meanwhile is shown again before it is accepted", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press, summary } = screenOf(page, ["jobOpening", "acceptOffer", "errors"]);
  const email = await signInLike("sara");
  await people.forgetApplicationsOf(email);
  const offered = await people.openFor(email);
  await offered.interest();
  await offered.offersPlace();

  await page.goto(`${offered.path}/accept`);
  await people.changeOpening(offered.companyEmail, offered.id, { extraPayment: "640 € im Monat" });
  await press("acceptOffer:submit");
  await expect(summary).toContainText(t("errors:matchMoved"));
  await expect(page.getByText("640 € im Monat")).toBeVisible();
  const arabic = await page.context().newPage();
  await arabic.goto(`${offered.path}/accept?lng=ar`);
  await expect(arabic.locator('[lang="de"]', { hasText: "640 € im Monat" })).toBeVisible();
  await press("acceptOffer:submit");
  await expect(page).toHaveURL("/ds/selfmatching/done");
});

test("home leads to an offer, and says that another job waits for another answer", async ({
  page,
  people,
  signInLike,
}) => {
  const { t } = screenOf(page, ["home"]);
  const email = await signInLike("sara");
  await people.forgetApplicationsOf(email);
  const [offered, other] = [await people.openFor(email), await people.openFor(email)];
  await offered.interest();
  await other.interest();
  await offered.offersPlace();
  await page.goto("/ds/home");
  const others = page.getByRole("link", { name: t("others", { count: 1 }) });
  await expect(others).toHaveCount(0);

  await other.suggestsDates();
  await page.goto("/ds/home");
  await expect(page.getByRole("link", { name: t("next.awaiting_applicant_confirmation.begin") })).toHaveCount(1);
  await others.click();
  for (const { title } of [offered, other]) await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("an offer is accepted on a page that says what ends with it", async ({ page, people, signInLike }) => {
  const { t, press, link } = screenOf(page, ["jobOpening", "acceptOffer", "selfMatchingDone", "matching"]);
  const email = await signInLike("sara");
  await people.forgetApplicationsOf(email);
  const [offered, other] = [await people.openFor(email), await people.openFor(email)];
  await other.interest();
  await offered.interest();
  await offered.offersPlace();

  await page.goto(offered.path);
  await link("act.accept").click();
  await expect(page.getByRole("listitem").filter({ hasText: other.title })).toBeVisible();
  await press("acceptOffer:submit");

  await expect(page).toHaveURL("/ds/selfmatching/done");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("selfMatchingDone:accepted.title", { company: offered.companyName }),
  );
  await expect(page.getByText(t("selfMatchingDone:accepted.ended", { count: 1 }))).toBeVisible();
  await page.goto(overview);
  await expect(page.getByRole("link", { name: offered.title })).toBeVisible();
  await page.goto(other.path);
  await expect(page.getByText(t("matching:cancelled.rejected_by_applicant"))).toBeVisible();
  await page.goto("/ds/home");
  const jobs = page.getByRole("main").getByRole("link", { name: t("steps:step.jobOpenings.long") });
  await expect(jobs).toBeVisible();
});

test("an offer that was taken back meanwhile is not accepted, and no page says that it is", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["acceptOffer", "matching"]);
  const opening = await people.openFor(await signInLike("sara"));
  await opening.interest();
  await opening.offersPlace();
  await page.goto(`${opening.path}/accept`);
  const promise = page.getByText(t("acceptOffer:lead", { company: opening.companyName }));
  await expect(promise).toBeVisible();
  await opening.rejects("Die Stelle ist leider vergeben.");
  await press("acceptOffer:submit");
  await expect(page.getByText(t("matching:cancelled.offerWithdrawn"))).toBeVisible();
  await expect(promise).toHaveCount(0);
});

test("an offer is rejected with a note, and the rejection can be taken back", async ({ page, people, signInLike }) => {
  const { t, press, link } = screenOf(page, ["jobOpening", "rejectOffer", "matching"]);
  const opening = await people.openFor(await signInLike("sara"));
  await opening.interest();
  await opening.offersPlace();

  await page.goto(opening.path);
  await link("act.reject").click();
  await screenOf(page, ["rejectOffer"]).field("note").fill("Der Weg ist mir doch zu weit.");
  await press("rejectOffer:submit");

  await expect(page.getByText(t("notice.rejectOffer"))).toBeVisible();
  await expect(page.getByText("Der Weg ist mir doch zu weit.")).toBeVisible();
  await press("act.takeBack");
  await expect(link("act.accept")).toBeVisible();
});

test("applicants who search by themselves switch suggestions off, and on again", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["selfMatching"]);
  const opening = await people.openFor(await signInLike("sara"));

  await page.goto(overview);
  await press("interest.understood");
  await expect(page.getByText(t("interest.title"))).toBeHidden();
  await page.getByText(t("ignore.question")).click();
  await press("ignore.submit");

  await expect(page.getByText(t("ignored.title"))).toBeVisible();
  await expect(page.getByRole("link", { name: opening.title })).toBeHidden();
  await press("ignored.undo");
  await expect(page.getByRole("link", { name: opening.title })).toBeVisible();
});

test("before the search is complete the page says what is missing, and an opening leads there", async ({
  page,
  people,
  signInLike,
}) => {
  const { t } = screenOf(page, ["selfMatching"]);
  const opening = await people.openFor(await signInLike("jonas"));

  await page.goto(opening.path);

  await expect(page).toHaveURL(overview);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("locked.open.title"));
  await page.getByRole("link", { name: t("steps:goOn", { step: t("steps:step.studyInfo.long") }) }).click();
  await expect(page).toHaveURL("/ds/application/abilities/1");
});
