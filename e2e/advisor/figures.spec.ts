import { randomUUID } from "node:crypto";
import { formatDay } from "#app/i18n/format.ts";
import { jobOpeningStatuses } from "#contract/enumerations/matching.ts";
import { day } from "#domain/time.ts";
import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen, savedBy } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page, people }) => {
  const jutta = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(jutta);
  await people.makeOffice(jutta);
  await signIn(page, jutta, "/advisor/office");
});

test("the office reads how far applications come at a campus as a table and in words, and saves it", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, link } = deskScreen(page, "officeFunnel", "office");
  const mia = await people.addOneLike("mia");
  const course = await people.studyOwnCourse(mia);
  await people.setStageOf(mia, "In Matching");
  await people.countFigures();
  await link("area.funnel").first().click();
  const compared = page.getByRole("table", { name: t("compared.campus") });
  await expect(compared).toBeVisible();

  await page.getByLabel(t("by.course"), { exact: true }).selectOption(course);
  await page.getByLabel(t("compare")).selectOption("week");
  await press("apply");
  await expect(page).toHaveURL(/course=Kurs\+[0-9a-f]+.*by=week/);
  await expect(page.getByText(t("lead", { count: 1, lost: t("lostNone") }))).toBeVisible();
  // The chart says what it draws: a row each stage, its name and its sentence.
  const stages = page.getByRole("table", { name: t("stages"), exact: true });
  const row = (stage: string) => stages.getByRole("row", { name: t(`stage.${stage}`) });
  await expect(row("New").getByRole("cell")).toHaveText(t("inWords", { reached: 1, now: 0 }));
  await expect(row("In Matching").getByRole("cell")).toHaveText(t("inWords", { reached: 1, now: 1 }));
  await expect(row("Won").getByRole("cell")).toHaveText(t("inWords", { reached: 0, now: 0 }));
  const weeks = page.getByRole("table", { name: t("compared.week") });
  await expect(weeks.getByRole("rowheader")).toHaveText([/^Ab \d\d\.\d\d\.\d{4}$/]);
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  const [head, ...lines] = await savedBy(page, link("advisor:saveTable"));
  expect(head).toContain(t("by.week"));
  expect(lines.filter(Boolean)).toHaveLength(1);

  // What no list gave out is left out, and nothing is found for what nobody studies.
  await page.goto("/advisor/office/funnel?by=nonsense&intake=never&course=Quintologie");
  await expect(page.getByText(t("lead", { count: 0, lost: t("lostNone") }))).toBeVisible();
});

test("the office reads how many openings there are, and how long a company takes to answer", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, link } = deskScreen(page, "officeAnswers", "office");
  const [first, second] = [await people.addOneLike("sara"), await people.addOneLike("sara")];
  const owner = await people.addStranger({ emailVerified: true });
  const { name } = await people.makeColleague(owner);
  const opening = await people.addOpening(owner, { requiredCount: 2 });
  await people.addApplication(opening, first, "awaiting_partner_interest", 40);
  await people.addApplication(opening, second, "awaiting_partner_interest", 2);
  await people.countFigures();
  await link("area.answers").first().click();
  const openings = page.getByRole("table", { name: t("openings") });
  const statuses = jobOpeningStatuses.map((status) => t(`status.${status}`));
  await expect(openings.getByRole("rowheader")).toHaveText(statuses);
  await expect(openings.getByRole("row", { name: t("status.openWithActiveMatches") })).toContainText(/[1-9]/);
  const company = page.getByRole("table", { name: t("companies") }).getByRole("row", { name });
  await expect(company.getByRole("cell")).toHaveText(["2", "0", "2", t("never")]);
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  const byStatus = await savedBy(page, link("table.openings"));
  const quoted = statuses.map((status) => (status.includes(",") ? `"${status}"` : status));
  expect(byStatus.slice(1, -1).map((line) => line.replace(/;\d+$/, ""))).toEqual(quoted);
  const lines = await savedBy(page, link("table.answers"));
  expect(lines.find((line) => line.includes(name))).toMatch(/[;,]2[;,]0[;,]2[;,]/);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the office reads what people think of the portal: shares, reasons and their own words", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, link } = deskScreen(page, "officeFeedback", "office");
  // A list as people write it, which a spreadsheet would take for a formula.
  const text = `- Die Karte fehlt ${randomUUID().slice(0, 8)}.`;
  await people.giveFeedback(await people.addOneLike("lena"), {
    selected: "negative",
    reasons: "need-more-help",
    feedback: text,
  });
  await people.countFigures();
  await link("area.feedback").first().click();
  const months = page.getByRole("table", { name: t("months") });
  await expect(months.getByRole("cell").first()).toHaveText(/^\d+ % gut, \d+ % geht so, \d+ % nicht gut/);
  await expect(page.getByRole("table", { name: t("reasons") })).toContainText(t("reason.need-more-help"));
  await expect(page.getByText(text)).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const [head] = await savedBy(page, link("table.months"));
  expect(head).toMatch(new RegExp([t("rating.negative"), t("rating.neutral"), t("rating.positive")].join("[;,]")));
  const reason = `${t("reason.need-more-help")};${t("rating.negative")};`;
  expect(await savedBy(page, link("table.reasons"))).toContainEqual(expect.stringMatching(`^${reason}[1-9]\\d*$`));
  const written = `${formatDay(new Date().toISOString())};${t("rating.negative")};'${text}`;
  expect(await savedBy(page, link("table.texts"))).toContain(written);

  await page.getByLabel(t("rating.label")).selectOption("positive");
  await press("apply");
  await expect(page).toHaveURL(/rating=positive/);
  await expect(page.getByText(text)).toHaveCount(0);
  // The files hold what the page was asked for.
  expect((await savedBy(page, link("table.reasons"))).join()).not.toContain(t("rating.negative"));
  expect((await savedBy(page, link("table.texts"))).join()).not.toContain(text);
  const tomorrow = new Date(Date.now() + 2 * day).toISOString().slice(0, 10);
  await page.goto(`/advisor/office/feedback?from=${tomorrow}`);
  await expect(page.getByText(t("none"))).toBeVisible();
});
