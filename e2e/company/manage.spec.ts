import type { Page } from "@playwright/test";
import { expectNoViolation } from "../world/accessible.ts";
import { send } from "../world/company.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, signIn, test } from "../world/test.ts";

const newOpening = "/b2b/job-openings/manage";
const stepAt = (id: string, step: string) => `/b2b/job-openings/${id}/manage/${step}`;
const screen = (page: Page, step: "Study" | "Job" | "Requirements" | "Finish", language?: "de" | "en") =>
  screenOf(page, [`manage${step}`, "manage", "openingFacts", "answers"], language, "formal");

const tasks = "Kampagnen planen, texten und auswerten, vom ersten Gespräch bis zum fertigen Film.";
const skills = "Neugier, sicheres Deutsch und Lust auf klare Abläufe.";
const job = {
  title: "Duales Studium Marketing",
  tasks,
  practicePlace: "Köln, Hafenstraße 12",
  practicePostalCode: "50667",
  workmodel: "hybrid" as const,
};
const study = { course: "Marketing", campus: "Köln", requiredCount: 2 };

/** The first of the starts that are offered. */
async function firstIntake(page: Page) {
  const { field } = screen(page, "Study");
  return (await field("startDate").locator("option").nth(1).getAttribute("value"))!;
}

async function answerStudy(page: Page) {
  const { field } = screen(page, "Study");
  await field("course").selectOption("Marketing");
  await field("campus").selectOption("Köln");
  await field("startDate").selectOption({ index: 1 });
  await field("requiredCount").fill("2");
}

async function answerJob(page: Page) {
  const { t, field, choose } = screen(page, "Job");
  for (const name of ["title", "tasks", "practicePlace", "practicePostalCode"] as const)
    await field(name).fill(job[name]);
  await choose("workmodel", t("openingFacts:workmodel.hybrid"));
}

test("an opening is written step by step, read as applicants will read it, and published", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  await signIn(page, owner, newOpening);
  await answerStudy(page);
  await send(page, screen(page, "Study").press);
  await page.waitForURL(/\/manage\/job$/);
  const [draft] = await people.openingsOf(owner);
  await expect(page).toHaveURL(stepAt(draft!.id, "job"));
  await expect(page.getByText(/passt zurzeit|passen zurzeit|passt niemand/)).toBeVisible();

  await answerJob(page);
  await send(page, screen(page, "Job").press);
  await page.waitForURL(stepAt(draft!.id, "requirements"));
  const requirements = screen(page, "Requirements");
  await requirements.field("skills").fill(skills);
  await requirements.field("softwareSkills.office").selectOption("2");
  await send(page, requirements.press);

  await page.waitForURL(stepAt(draft!.id, "finish"));
  const { t, press } = screen(page, "Finish");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("ready.title"));
  const preview = page.getByRole("article");
  await expect(preview).toContainText(t("openingFacts:applicant.text.tasks"));
  await expect(preview).toContainText(tasks);
  await send(page, press, "publish");
  await page.waitForURL(`/b2b/job-openings/${draft!.id}`);
  await expect(page.getByText(t("manage:notice.published"))).toBeVisible();
  expect((await people.openingsOf(owner))[0]).toMatchObject({
    status: "open",
    openPositions: 2,
    softwareSkills: { office: 2 },
  });

  // People who published an opening are asked once for feedback; closing the question ends it.
  await page.goto("/b2b/home");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(javaScriptEnabled === false ? 0 : 1);
  if (javaScriptEnabled === false) return;
  await screenOf(page, ["feedback"], "de", "formal").press("close");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => people.metadataOf(owner)).toMatchObject({ feedbackGiven: true });
  await page.goto("/b2b/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a draft is published as its publisher read it: what a colleague changed meanwhile is named first", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  await signIn(page, owner, newOpening);
  const { id } = await people.addDraft(owner, { ...study, startDate: await firstIntake(page), ...job, skills });
  await page.goto(stepAt(id, "finish"));
  await people.changeOpening(owner, id, { title: "Duales Studium Ton" });
  const { t, press } = screen(page, "Finish");
  expect(await send(page, press, "publish")).toBe(409);
  await expect(page.getByText(t("notPublished.changed", { answers: t("answer.title") }))).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Duales Studium Ton");
  expect((await people.openingsOf(owner))[0]).toMatchObject({ status: "draft" });
  await send(page, press, "publish");
  await page.waitForURL(`/b2b/job-openings/${id}`);
  await page.goto(stepAt(id, "finish"));
  await expect(page.getByRole("link", { name: t("delete") })).toHaveCount(0);
});

test("somebody who publishes before they have promised confidentiality is told so, and asked to promise", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const { id } = await people.addDraft(owner, { ...study, startDate: await firstIntake(page), ...job, skills });
  await page.goto(stepAt(id, "finish"));
  const { t, press } = screen(page, "Finish");
  await send(page, press, "publish");
  await page.waitForURL(/\/b2b\/vertraulichkeit/);
  await expect(page.getByText(t("manage:notice.published"))).toBeVisible();
  const promise = screenOf(page, ["confidentiality"], "de", "formal");
  await promise.box("isPromised").check();
  await promise.press("submit");
  await page.waitForURL(`/b2b/job-openings/${id}`);
});

test("somebody who may only begin openings reads before publishing that others change them afterwards", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["createJobOpenings"]);
  await signIn(page, colleague, newOpening);
  const whole = { ...study, startDate: await firstIntake(page), ...job, skills };
  const { id } = await people.addDraft(colleague, whole);
  await page.goto(stepAt(id, "finish"));
  const { t, button } = screen(page, "Finish");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("ready.title"));
  await expect(page.getByText(t("readyOnce.lead"))).toBeVisible();
  await expect(page.getByText(t("ready.lead"))).toHaveCount(0);
  await expect(button("publish")).toBeVisible();
  await people.allow(colleague, ["createJobOpenings", "editJobOpenings"]);
  await page.goto(stepAt(id, "finish"));
  await expect(page.getByText(t("ready.lead"))).toBeVisible();
});

test("a draft is deleted from the last page, after a question", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner);
  await signIn(page, owner, stepAt(id, "finish"));
  await screen(page, "Finish").link("delete").click();
  await page.waitForURL(`/b2b/job-openings/${id}/delete`);
  const question = screenOf(page, ["deleteJobOpening"], "de", "formal");
  await question.press("submit");
  await page.waitForURL("/b2b/job-openings");
  expect(await people.openingsOf(owner)).toEqual([]);
});

test("a post sent twice begins one draft", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  await answerStudy(page);
  const form = await page.locator("form#study").evaluate((form: HTMLFormElement) => {
    const data = new URLSearchParams(new FormData(form) as never);
    data.set("intent", "continue");
    return data.toString();
  });
  const options = {
    data: form,
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  };
  const [first, second] = [await page.request.post(newOpening, options), await page.request.post(newOpening, options)];
  expect([first.status(), second.status()]).toEqual([303, 303]);
  expect(second.headers().location).toBe(first.headers().location);
  expect(await people.openingsOf(owner)).toHaveLength(1);
});

test("unfinished work is saved, what is not well formed yet waits, and the next new opening begins empty", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const { t, field, press } = screen(page, "Study");
  await field("course").selectOption("Marketing");
  await field("requiredCount").fill("zwei");
  await send(page, press, "steps:save");
  await expect(page.getByText(t("common:notice.savedInPart"))).toBeVisible();

  const [draft] = await people.openingsOf(owner);
  expect(draft).toMatchObject({ courseName: "Marketing", requiredCount: null, status: "draft" });
  await page.goto(`/b2b/job-openings/${draft!.id}/manage`);
  await page.waitForURL(stepAt(draft!.id, "study"));
  await expect(page.getByText(t("forms:restored"))).toBeVisible();
  await expect(field("requiredCount")).toHaveValue("zwei");
  await page.goto(newOpening);
  await expect(field("requiredCount")).toHaveValue("");
  await expect(field("course")).toHaveValue("");
});

test("the bare address leads to the first step in which something is missing", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const startDate = await firstIntake(page);
  const { id } = await people.addDraft(owner, { ...study, startDate, ...job });
  await page.goto(`/b2b/job-openings/${id}/manage`);
  await expect(page).toHaveURL(stepAt(id, "requirements"));
});

for (const { step, name, missing } of [
  { step: "Study", name: "study", missing: ["course", "campus", "startDate", "requiredCount"] },
  { step: "Job", name: "job", missing: ["title", "tasks", "practicePlace", "practicePostalCode", "workmodel"] },
  { step: "Requirements", name: "requirements", missing: ["skills"] },
] as const)
  test(`${name}: an empty step comes back with its sentences, in both languages, and axe finds nothing`, async ({
    page,
    people,
    javaScriptEnabled,
  }) => {
    const owner = await people.addOwner({ emailVerified: true });
    const { id } = await people.addDraft(owner);
    await signIn(page, owner, stepAt(id, name));
    for (const language of ["de", "en"] as const) {
      const { t, press, summary } = screen(page, step, language);
      await page.goto(`${stepAt(id, name)}?lng=${language}`);
      if (javaScriptEnabled !== false) await expectNoViolation(page);
      expect(await send(page, press)).toBe(422);
      await expect(page).toHaveTitle(new RegExp(`^${t("common:errorPrefix")} `));
      await expect(summary).toBeFocused();
      for (const field of missing) await expect(summary).toContainText(t(`fields.${field}.errors.required`));
      if (javaScriptEnabled !== false) await expectNoViolation(page);
    }
  });

test("an answer that is too short, too long or not a number has its error at the field, and not a word is lost", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner);
  await signIn(page, owner, stepAt(id, "job"));
  const { t, field, press, expectError } = screen(page, "Job");
  const long = "a".repeat(3001);
  await field("title").fill("Neu");
  await field("tasks").fill(long);
  await field("offerUrl").fill("unsere Seite");
  await field("benefits").fill("b".repeat(251));
  expect(await send(page, press)).toBe(422);
  await expectError("title", t("fields.title.errors.minLength", { min: 5 }));
  await expectError("tasks", t("fields.tasks.errors.maxLength", { max: 3000 }));
  await expectError("offerUrl", t("errors:webAddress"));
  await expectError("benefits", t("errors:maxLength", { max: 250 }));
  await expect(field("tasks")).toHaveValue(long);

  await page.goto(stepAt(id, "study"));
  const studies = screen(page, "Study");
  await studies.field("requiredCount").fill("0");
  expect(await send(page, studies.press)).toBe(422);
  await studies.expectError("requiredCount", t2(studies, "min", { min: 1 }));
  await studies.field("requiredCount").fill("zwei");
  expect(await send(page, studies.press)).toBe(422);
  await studies.expectError("requiredCount", t2(studies, "numeric"));
});
const t2 = ({ t }: Pick<ReturnType<typeof screenOf>, "t">, error: string, values = {}) =>
  t(`fields.requiredCount.errors.${error}`, values);

test("the last page lists what is missing, each as a link to its field", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner, { ...study, ...job });
  await signIn(page, owner, stepAt(id, "finish"));
  const { t, link } = screen(page, "Finish");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("gaps.title", { count: 2 }));
  await expect(page.getByRole("button", { name: t("publish") })).toBeHidden();
  await expect(page.getByRole("article").getByText(t("gap.missing"))).toHaveCount(2);
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await expect(link("fillIn")).toHaveAttribute("href", `${stepAt(id, "study")}#study-startDate`);
  await link("answer.skills").click();
  await expect(page).toHaveURL(`${stepAt(id, "requirements")}#requirements-skills`);
});

test("two colleagues write on one opening: what both changed is shown and not overwritten", async ({
  page,
  people,
  browser,
  portal,
  javaScriptEnabled,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["editJobOpenings"]);
  const { id } = await people.addDraft(owner, { title: "Duales Studium", tasks });
  await signIn(page, owner, stepAt(id, "job"));
  const theirs = await browser.newContext({ baseURL: portal.url, javaScriptEnabled, locale: "de-DE" });
  const second = await theirs.newPage();
  await signIn(second, colleague, stepAt(id, "job"));

  const mine = screen(page, "Job");
  await mine.field("title").fill("Duales Studium Film");
  await mine.field("benefits").fill("Deutschlandticket");
  await send(page, mine.press, "steps:save");
  await page.waitForURL("/b2b/job-openings");

  const { t, field, press, expectError } = screen(second, "Job");
  await field("title").fill("Duales Studium Ton");
  await field("practicePlace").fill("Köln");
  await field("practicePostalCode").fill("50667");
  await screen(second, "Job").choose("workmodel", t("openingFacts:workmodel.onsite"));
  expect(await send(second, press)).toBe(409);
  await expectError("title", t("errors:staleStored", { stored: "Duales Studium Film" }));
  await expect(field("title")).toHaveValue("Duales Studium Ton");
  expect((await people.openingsOf(owner))[0]).toMatchObject({ title: "Duales Studium Film" });
  await send(second, press);
  await second.waitForURL(stepAt(id, "requirements"));
  expect((await people.openingsOf(owner))[0]).toMatchObject({ title: "Duales Studium Ton" });
  await theirs.close();
});

test("people who lose the permission while they write keep the text, and read who has it", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, ["editJobOpenings"]);
  const { id } = await people.addDraft(owner);
  await signIn(page, colleague, stepAt(id, "requirements"));
  const { t, field, press, button } = screen(page, "Requirements");
  await field("skills").fill(skills);
  await people.allow(colleague, []);
  expect(await send(page, press)).toBe(403);
  await expect(page.getByText(t("lock.edit.text"))).toBeVisible();
  await expect(field("skills")).toHaveValue(skills);
  await expect(button("steps:continue")).toBeHidden();

  await page.goto(stepAt(id, "requirements"));
  await expect(field("skills")).toHaveValue(skills);
  await people.allow(colleague, ["editJobOpenings"]);
  await page.goto(stepAt(id, "requirements"));
  await send(page, press);
  await page.waitForURL(stepAt(id, "finish"));
  expect((await people.openingsOf(owner))[0]).toMatchObject({ skills });
});

test("colleagues who may not begin an opening read who may", async ({ page, people, javaScriptEnabled }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, await people.addColleague(owner, ["editJobOpenings"]), newOpening);
  const { t, button } = screen(page, "Study");
  await expect(page.getByText(t("lock.begin.text"))).toBeVisible();
  await expect(button("steps:continue")).toBeHidden();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
});

test("a published opening names who is notified, stays complete, and keeps its taken positions", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const startDate = await firstIntake(page);
  const whole = { ...study, ...job, skills, startDate };
  const id = await people.addOpening(owner, whole);
  await people.fillPosition(id);
  await page.goto(stepAt(id, "study"));
  const { t, field, press, expectError } = screen(page, "Study");
  const jobTitle = screen(page, "Job").field("title");
  await expect(page.getByText(t("published.text"))).toBeVisible();
  await field("requiredCount").fill("0");
  expect(await send(page, press)).toBe(422);
  await expectError("requiredCount", t2({ t }, "min", { min: 1 }));
  await field("requiredCount").fill("1");
  await send(page, press);
  await expect(jobTitle).toBeVisible();
  await expect(page).toHaveURL(stepAt(id, "job"));
  expect((await people.openingsOf(owner))[0]).toMatchObject({ requiredCount: 1, openPositions: 0, status: "staffed" });

  await page.goto(stepAt(id, "study"));
  await field("requiredCount").fill("3");
  await send(page, press);
  await expect(jobTitle).toBeVisible();
  expect((await people.openingsOf(owner))[0]).toMatchObject({ openPositions: 2, status: "open" });

  const both = await people.addOpening(owner, whole);
  for (const _ of [1, 2]) await people.fillPosition(both);
  await page.goto(stepAt(both, "study"));
  await field("requiredCount").fill("1");
  expect(await send(page, press)).toBe(422);
  await expectError("requiredCount", t("fields.requiredCount.errors.min", { min: 2 }));
});

test("fewer places that turn people away name them and ask first, and keep what was typed", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const startDate = await firstIntake(page);
  const id = await people.addOpening(owner, { ...study, ...job, skills, startDate });
  await people.fillPosition(id);
  const sara = await people.addOneLike("sara");
  await people.addApplication(id, sara, "awaiting_partner_interest");
  await page.goto(stepAt(id, "study"));
  const { t, field, press, expectError } = screen(page, "Study");
  await field("requiredCount").fill("1");
  expect(await send(page, press)).toBe(422);
  await expectError("requiredCount", t("fields.requiredCount.errors.endsApplications", { count: 1 }));
  await expect(page.getByText("Sara Lindner")).toBeVisible();
  await expect(field("requiredCount")).toHaveValue("1");
  expect(await people.statusOf(id)).toBe("open");
  await page.getByLabel(t("endApplications", { count: 1 })).check();
  await send(page, press);
  await page.waitForURL(stepAt(id, "job"));
  expect(await people.statusOf(id)).toBe("staffed");
});

test("what somebody wrote on a draft that a colleague has deleted meanwhile is shown once more", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner);
  await signIn(page, owner, stepAt(id, "requirements"));
  const { t, field, press, button } = screen(page, "Requirements");
  await field("skills").fill(skills);
  await people.deleteOpening(owner, id);
  expect(await send(page, press)).toBe(404);
  await expect(page.getByText(t("lock.deleted.text"))).toBeVisible();
  await expect(field("skills")).toHaveValue(skills);
  await expect(button("steps:continue")).toBeHidden();
});

test("a closed opening cannot be changed, and says how to go on", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, newOpening);
  const startDate = await firstIntake(page);
  const id = await people.addClosed(owner, { ...study, ...job, skills, startDate });
  await page.goto(stepAt(id, "job"));
  const { t, button } = screen(page, "Job");
  await expect(page.getByText(t("lock.closed.title"))).toBeVisible();
  await expect(button("steps:continue")).toBeHidden();
});

test("a session that has expired keeps what was typed until somebody signs in again", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner);
  const path = stepAt(id, "requirements");
  await signIn(page, owner, path);
  const { t, field, press } = screen(page, "Requirements");
  await field("skills").fill(skills);
  await people.expireSessionOf(owner);
  await press("steps:continue");
  await page.waitForURL(/\/auth\/company\/sign-in\//);
  await fillInSignIn(page, owner);
  await page.waitForURL(path);
  await expect(page.getByText(t("forms:restored"))).toBeVisible();
  await expect(field("skills")).toHaveValue(skills);
});

test("on the narrowest screen nothing is wider than it", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  const { id } = await people.addDraft(owner, { ...study, ...job, skills });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, owner, newOpening);
  const pages = [newOpening, ...["study", "job", "requirements", "finish"].map((step) => stepAt(id, step))];
  for (const path of pages) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(320);
  }
});
