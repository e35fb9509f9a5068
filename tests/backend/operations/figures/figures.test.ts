import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { feedback } from "#backend/db/schema/personal-data.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { application, unit } from "#backend/db/schema/unit.ts";
import { nextRun } from "#backend/jobs/next-run.ts";
import { refreshFigures } from "#backend/operations/figures/refresh-figures.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FeedbackFigures, Funnel, OpeningFigures } from "#contract/entities/figures.ts";
import type { KeptCampus } from "#contract/entities/programme.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, db, addAdvisor, addApplicant, addCompany, addJobOpening, countStatements } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const company = await addCompany();
const opening = await addJobOpening(company.id);
/** What the office reads, counted by now. */
async function readFigures<Figures>(...[endpoint, query = {}]: [Parameters<typeof call>[0], Record<string, string>?]) {
  await refreshFigures(db);
  return (await call<Figures>(endpoint, { query }, token)).body;
}
const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

/** An applicant at a stage who has chosen that opening's course, as far as they have chosen. */
async function addAt(stage: Stage, chosen = true) {
  const person = await addApplicant({}, { stage });
  const study = { campusName: "Köln", courseName: "Informatik", intake: opening.startDate };
  if (chosen) await db.update(application).set(study).where(eq(application.id, person.applicationId));
  return person;
}
const funnelBy = (query: Record<string, string>) => readFigures<Funnel>(office.fetchFunnel, query);

it("tells how many reached a stage and are there now, and where those were whose application ended", async () => {
  await addAt("New", false);
  await addAt("In Matching");
  await addAt("Won");
  const { unitId } = await addAt("Lost");
  const end = { unitId, to: "Lost", reason: "other" } as const;
  await db.insert(stageChange).values([
    { ...end, from: "In Matching" },
    { ...end, from: "Examined Application", at: hours(24) },
  ]);

  const { all, groups, courses } = await funnelBy({ by: "course" });
  expect(all.now).toMatchObject({ New: 1, "In Matching": 1, Won: 1, Lost: 1 });
  expect(all.reached).toMatchObject({ New: 4, "In Matching": 3, "Contract Proposal": 1, Won: 1, Lost: 1 });
  expect(groups.map(({ name, reached }) => [name, reached.New])).toEqual([
    [null, 1],
    ["Informatik", 3],
  ]);
  expect(courses).toEqual(["Informatik"]);
  expect((await funnelBy({ campus: "Köln", by: "intake" })).all.reached.New).toBe(3);
  expect((await funnelBy({ campus: "Essen" })).all.reached.New).toBe(0);
  expect((await funnelBy({ by: "week" })).groups).toHaveLength(1);
  expect(await countStatements(() => call(office.fetchFunnel, {}, token))).toBeLessThanOrEqual(6);
});

it("counts at a campus the applications of the funnel, and beside them the further ones of the same people", async () => {
  const { id: accountId, unitId } = await addAt("New");
  const [distance] = await db.insert(unit).values({ accountId, unit: "fs", primary: false }).returning();
  await db.insert(application).values([
    { unitId, primary: false, campusName: "Köln" },
    { unitId: distance!.id, campusName: "Köln" },
  ]);
  const { groups } = await funnelBy({ by: "campus" });
  const { body } = await call<KeptCampus[]>(office.fetchCampuses, {}, token);
  expect(body.find(({ name }) => name === "Köln")).toMatchObject({
    applications: groups.find(({ name }) => name === "Köln")!.reached.New,
    furtherApplications: 2,
  });
});

it("measures how long a company takes to answer, and counts who still waits", async () => {
  const asked = async (at: Date, answeredAt?: Date) => {
    const { id: accountId } = await addApplicant();
    const values = { jobOpeningId: opening.id, accountId, source: "applicant" } as const;
    const status = answeredAt ? "interview_scheduled" : "awaiting_partner_interest";
    const [row] = await db
      .insert(match)
      .values({ ...values, status })
      .returning();
    const matchId = row!.id;
    const interest = {
      matchId,
      to: "awaiting_partner_interest",
      event: "express-interest",
      role: "applicant",
    } as const;
    await db.insert(matchChange).values({ ...interest, at });
    const answer = { matchId, to: "interview_scheduled", event: "arrange-interview", role: "company" } as const;
    if (answeredAt) await db.insert(matchChange).values({ ...answer, at: answeredAt });
  };
  await asked(hours(100), hours(76));
  await asked(hours(200), hours(200 - 5 * 24));
  await asked(hours(50));
  await asked(hours(200 * 24), hours(1));

  const body = await readFigures<OpeningFigures>(office.fetchOpeningFigures);
  expect(body.byStatus).toEqual({ openWithActiveMatches: 1 });
  expect(body.companies).toMatchObject([
    { name: "Nordlicht Software GmbH", interests: 3, answered: 2, waiting: 1, within: [1, 1, 0, 0] },
  ]);
  expect(body.companies[0]!.medianHours).toBeCloseTo(72, 1);
});

it("measures no answer where the company came first and an applicant took up its invitation", async () => {
  const other = await addCompany();
  const { id: jobOpeningId } = await addJobOpening(other.id);
  const { id: accountId } = await addApplicant();
  const [row] = await db
    .insert(match)
    .values({ jobOpeningId, accountId, source: "company", status: "awaiting_applicant_confirmation" })
    .returning();
  const matchId = row!.id;
  await db.insert(matchChange).values([
    { matchId, to: "awaiting_applicant_interest", event: "arrange-interview", role: "company", at: hours(600) },
    { matchId, to: "awaiting_interview_schedule", event: "express-interest", role: "applicant", at: hours(590) },
    { matchId, to: "interview_scheduled", event: "choose-interview-date", role: "applicant", at: hours(590) },
    { matchId, to: "awaiting_applicant_confirmation", event: "accept", role: "company", at: hours(1) },
  ]);
  const { companies } = await readFigures<OpeningFigures>(office.fetchOpeningFigures);
  expect(companies.filter(({ companyId }) => companyId === other.id)).toEqual([]);
});

it("shows feedback by month, its reasons and its texts, and nobody's name", async () => {
  const line = { agent: "Firefox", screenWidth: 1, screenHeight: 1 };
  await db.insert(feedback).values([
    { ...line, selected: "positive", reasons: "help-ok,usage-ok", feedback: "Läuft.", at: new Date("2026-10-05") },
    { ...line, selected: "negative", reasons: "confusing", feedback: null, at: new Date("2026-10-06") },
    { ...line, selected: "positive", reasons: "help-ok", feedback: null, at: new Date("2026-11-01T12:00:00Z") },
  ]);
  const read = (query: Record<string, string>) => readFigures<FeedbackFigures>(office.fetchFeedback, query);
  const all = await read({});
  expect(all.months).toEqual([
    { month: "2026-11", ratings: { positive: 1 } },
    { month: "2026-10", ratings: { negative: 1, positive: 1 } },
  ]);
  expect(all.reasons[0]).toEqual({ rating: "positive", reason: "help-ok", count: 2 });
  expect(all.texts).toMatchObject([{ text: "Läuft.", rating: "positive" }]);
  const some = await read({ rating: "negative", until: "2026-10-31" });
  expect([some.months.length, some.reasons.length, some.texts.length]).toEqual([1, 1, 0]);
});

it("hands out the texts of feedback a page at a time, or as many as a file asks for, each once", async () => {
  const line = { agent: "Firefox", screenWidth: 1, screenHeight: 1, selected: "neutral", reasons: "other" };
  const count = deskLimits.feedbackTextsPerPage + 2;
  const told = Array.from({ length: count }, (_, number) => ({ ...line, feedback: `Text ${number}` }));
  await db.insert(feedback).values(told);
  const read = async (query: Record<string, string>) =>
    call<FeedbackFigures>(office.fetchFeedback, { query: { rating: "neutral", ...query } }, token);
  const { body: page } = await read({});
  const { body: rest } = await read({ after: page.next! });
  expect([page.texts.length, rest.texts.length, rest.next]).toEqual([deskLimits.feedbackTextsPerPage, 2, null]);
  const { body: all } = await read({ size: String(deskLimits.rowsAtOnce) });
  expect([all.texts, all.next]).toEqual([[...page.texts, ...rest.texts], null]);
  expect((await read({ size: String(deskLimits.rowsAtOnce + 1) })).status).toBe(422);
});

it("counts every few minutes and says when", async () => {
  const { at, all } = await funnelBy({});
  await addAt("New");
  const unchanged = (await call<Funnel>(office.fetchFunnel, {}, token)).body;
  expect(unchanged).toMatchObject({ at, all });
  const counted = await funnelBy({});
  expect(counted.all.reached.New).toBe(all.reached.New! + 1);
  expect(Date.parse(counted.at)).toBeGreaterThan(Date.parse(at));
  expect(nextRun("refreshFigures", new Date("2026-11-25T02:21:00Z"))).toEqual(new Date("2026-11-25T02:25:00Z"));
});
