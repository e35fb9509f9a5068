import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { employee } from "#backend/db/schema/companies.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { matchChange } from "#backend/db/schema/matching.ts";
import { campus, course } from "#backend/db/schema/unit.ts";
import { company } from "#contract/calls/company.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import type { CountedJobOpening } from "#contract/entities/job-opening.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { addText } from "../../../world/texts.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addAdvisor, addCompany, addJobOpening, addMatch, addSara, backend, call, countStatements, db } =
  await useWorld();

type Colleague = Pick<Awaited<ReturnType<typeof addCompany>>, "id" | "token">;
const home = async ({ id, token }: Colleague) =>
  (await call<CompanyHome>(company.fetchCompanyHome, { params: { companyId: id } }, token)).body;
const ago = (days: number) => new Date(Date.now() - days * day);
const ahead = (days: number) => new Date(Date.now() + days * day);

it("is empty for a company that nobody has applied to", async () => {
  const { jobOpenings, waiting, appointments, stages } = await home(await addCompany());
  expect([jobOpenings, waiting, appointments]).toEqual([0, [], []]);
  expect(stages.map(({ count }) => count).every((count) => count === 0)).toBe(true);
  expect(stages[0]).toEqual({ status: "awaiting_partner_interest", count: 0, waiting: 0 });
});

it("names the openings in which people wait, the longest wait first", async () => {
  const anke = await addCompany();
  const [short, long] = [await addJobOpening(anke.id), await addJobOpening(anke.id)];
  await addMatch("awaiting_partner_interest", { opening: short, since: ago(1) });
  await addMatch("awaiting_partner_interest", { opening: long, since: ago(2) });
  await addMatch("awaiting_partner_confirmation", { opening: long, since: ago(6) });
  await addMatch("awaiting_applicant_confirmation", { opening: long, since: ago(9) });
  const { waiting, stages } = await home(anke);
  expect(waiting).toMatchObject([
    { jobOpening: { id: long.id, title: long.title, course: "Informatik", campus: "Köln" }, count: 2 },
    { jobOpening: { id: short.id }, count: 1 },
  ]);
  expect(waiting[0]!.since.slice(0, 10)).toBe(ago(6).toISOString().slice(0, 10));
  expect(stages.filter(({ count }) => count > 0)).toEqual([
    { status: "awaiting_partner_interest", count: 2, waiting: 2 },
    { status: "awaiting_partner_confirmation", count: 1, waiting: 1 },
    { status: "awaiting_applicant_confirmation", count: 1, waiting: 0 },
  ]);
});

it("has the interviews and trial days of a week, each with the name that the company may know", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id, { requiredCount: 5, openPositions: 5 });
  const sara = await addSara();
  const trialDay = await addMatch("trial_day_scheduled", {
    opening,
    trialDayAt: ahead(5),
    place: "Hafen 3",
    person: sara,
  });
  const interview = await addMatch("interview_scheduled", { opening, interviewAt: ahead(2) });
  await addMatch("interview_scheduled", { opening, interviewAt: ahead(20) });
  await addMatch("interview_scheduled", { opening, interviewAt: ago(3) });
  const { appointments, waiting } = await home(anke);
  expect(appointments).toMatchObject([
    { kind: "interview", applicant: { matchId: interview.id, name: "Sara Yılmaz" } },
    { kind: "trialDay", place: "Hafen 3", at: trialDay.trialDayAt!.toISOString(), applicant: { accountId: sara.id } },
  ]);
  expect(waiting).toMatchObject([{ count: 1 }]);
});

it("counts an interview whose day has passed where its applicant is listed, as the opening's page does", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id);
  await addMatch("interview_scheduled", { opening, interviewAt: ago(3) });
  await addMatch("awaiting_partner_confirmation", { opening });
  const params = { companyId: anke.id, jobOpeningId: opening.id };
  const { body: page } = await call<CountedJobOpening>(company.fetchJobOpening, { params }, anke.token);
  const { waiting, stages } = await home(anke);
  expect(waiting[0]!.applicants.map(({ status }) => status)).toEqual(Array(2).fill("awaiting_partner_confirmation"));
  for (const counted of [stages, page.stages])
    expect(counted.filter(({ count }) => count > 0)).toEqual([
      { status: "awaiting_partner_confirmation", count: 2, waiting: 2 },
    ]);
});

it("tells nothing of another company's people", async () => {
  const [anke, other] = [await addCompany(), await addCompany()];
  const opening = await addJobOpening(anke.id);
  await act("expressInterest", opening.id, await addSara());
  expect((await home(anke)).waiting).toHaveLength(1);
  expect((await home(other)).waiting).toEqual([]);
  const { status } = await call(company.fetchCompanyHome, { params: { companyId: anke.id } }, other.token);
  expect(status).toBe(404);
});

it("names those who wait the longest, with what they wait for, and counts the others", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id, { requiredCount: 9 });
  const mentioned = [
    await addMatch("interview_scheduled", { opening, since: ago(9), interviewAt: ago(3) }),
    await addMatch("awaiting_interview_schedule", { opening, since: ago(7) }),
    await addMatch("awaiting_partner_interest", { opening, since: ago(6) }),
  ];
  for (let more = 0; more < limits.companyHomeNames; more++)
    await addMatch("awaiting_partner_interest", { opening, since: ago(2) });
  const [first] = (await home(anke)).waiting;
  expect(first!.count).toBe(3 + limits.companyHomeNames);
  expect(first!.applicants).toHaveLength(limits.companyHomeNames);
  expect(first!.applicants.slice(0, 3)).toMatchObject([
    { matchId: mentioned[0]!.id, status: "awaiting_partner_confirmation", name: "Sara Yılmaz" },
    { matchId: mentioned[1]!.id, status: "awaiting_interview_schedule", since: mentioned[1]!.since.toISOString() },
    { matchId: mentioned[2]!.id, status: "awaiting_partner_interest", interviewAt: null },
  ]);
});

it("lists as many openings as fit there, those with the longest wait", async () => {
  const anke = await addCompany();
  const openings: string[] = [];
  for (let days = limits.companyHomeOpenings + 1; days > 0; days--) {
    const opening = await addJobOpening(anke.id);
    await addMatch("awaiting_partner_interest", { opening, since: ago(days) });
    openings.push(opening.id);
  }
  const { waiting, stages } = await home(anke);
  expect(waiting.map(({ jobOpening }) => jobOpening.id)).toEqual(openings.slice(0, limits.companyHomeOpenings));
  expect(stages[0]).toMatchObject({ count: openings.length, waiting: openings.length });
});

it("calls by the first name who was invited and has not answered", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id);
  const at = { opening, interviewAt: ahead(2) };
  const { id } = await addMatch("interview_scheduled", at);
  await db.update(matchChange).set({ role: "company", event: "arrange-interview" }).where(eq(matchChange.matchId, id));
  expect((await home(anke)).appointments).toMatchObject([{ applicant: { name: "Sara" } }]);
});

it("has the newest drafts with what each lacks, what happened last, and the news for companies", async () => {
  const anke = await addCompany();
  const draft = { status: "draft", openPositions: null, publishedAt: null } as const;
  const whole = await addJobOpening(anke.id, { ...draft, begunBy: anke.userId, createdAt: ago(1) });
  const begun = await addJobOpening(anke.id, { ...draft, title: null, skills: null });
  const opening = await addJobOpening(anke.id);
  await act("expressInterest", opening.id, await addSara());
  for (const audience of ["company", "applicant"]) await addText(db, "news", audience, { title: "Infoabend" });
  const found = await home(anke);
  const study = { course: "Informatik", campus: "Köln" };
  expect(found.drafts).toEqual([
    { id: begun.id, title: null, ...study, begunBy: null, missing: ["title", "skills"] },
    { id: whole.id, title: whole.title, ...study, begunBy: anke.userId, missing: [] },
  ]);
  expect(found.notifications).toMatchObject([
    { kind: "express-interest", isRead: false, applicant: { name: "Sara Yılmaz" } },
  ]);
  expect(found.news.map(({ title }) => title)).toEqual(["Infoabend"]);
});

it("has one's own drafts where one may finish no others, however many are newer", async () => {
  const anke = await addCompany({ permissions: ["createJobOpenings"] });
  const draft = { status: "draft", openPositions: null, publishedAt: null } as const;
  const own = await addJobOpening(anke.id, { ...draft, begunBy: anke.userId, createdAt: ago(9) });
  for (let newer = 0; newer < limits.companyHomeDrafts; newer++) await addJobOpening(anke.id, draft);
  expect((await home(anke)).drafts).toMatchObject([{ id: own.id }]);
});

it("counts the contracts that wait for the company, by what the reader may see, request and sign", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id, { requiredCount: 4, openPositions: 0, status: "staffed" });
  const acceptedAgo = (days: number) => addMatch("offer_accepted", { opening, since: ago(days) });
  const [reviewed, sent, accepted] = [await acceptedAgo(9), await acceptedAgo(3), await acceptedAgo(2)];
  await acceptedAgo(1);
  await db.insert(contract).values([
    { unitId: sent.person.unitId, matchId: sent.id, status: "sent" },
    { unitId: reviewed.person.unitId, matchId: reviewed.id, status: "in_review" },
  ]);
  const seenWith = async (...permissions: Permission[]) => {
    const { userId, token } = await addCompany({ permissions });
    await db.update(employee).set({ companyId: anke.id }).where(eq(employee.companyUserId, userId));
    return (await home({ id: anke.id, token })).waitingContracts;
  };
  const first = ({ person }: typeof sent) => ({ jobOpeningId: opening.id, accountId: person.id });
  expect((await home(anke)).waitingContracts).toEqual({ count: 3, yours: 3, first: null });
  expect(await seenWith("viewStudentContracts")).toEqual({ count: 3, yours: 0, first: null });
  expect(await seenWith("viewStudentContracts", "editContracts")).toEqual({ count: 3, yours: 1, first: null });
  expect(await seenWith("requestContracts")).toEqual({ count: 2, yours: 2, first: first(accepted) });
  expect(await seenWith("editContracts")).toEqual({ count: 1, yours: 1, first: first(sent) });
  expect(await seenWith("requestContracts", "editContracts")).toEqual({ count: 3, yours: 3, first: first(sent) });
  expect(await seenWith("editJobOpenings")).toBeNull();
  expect((await home(await addCompany())).waitingContracts).toBeNull();
});

it("names the advisor of the campus of the openings, else of the town, else the office", async () => {
  await addAdvisor({ campuses: ["Dresden"] });
  const tobias = await addAdvisor({ name: "Tobias Brandt", phone: "+49 89 99998120", campuses: ["Leipzig"] });
  const lina = await addAdvisor({ name: "Lina Vogt", campuses: ["Leipzig"], courses: ["Gartenbau"] });
  await db.insert(course).values({ name: "Gartenbau", studyModel: "DS" }).onConflictDoNothing();
  const at = { phone: "+49 221 4710100", email: "campus@example.org" };
  await db.insert(campus).values([
    { ...at, name: "Dresden", city: "Dresden" },
    { ...at, name: "Leipzig", city: "Leipzig" },
  ]);
  const contactIn = async (city: string, campusName?: string, courseName = "Informatik") => {
    const anke = await addCompany({ city });
    if (campusName) await addJobOpening(anke.id, { campusName, courseName });
    return (await home(anke)).contact;
  };
  expect(await contactIn("Dresden", "Leipzig")).toEqual({
    name: "Tobias Brandt",
    campus: "Leipzig",
    phone: "+49 89 99998120",
    email: tobias.email,
  });
  expect(await contactIn("Dresden", "Leipzig", "Gartenbau")).toMatchObject({ email: lina.email });
  expect(await contactIn("Dresden")).toMatchObject({ name: "Miriam Okafor", phone: at.phone });
  const { phone, email } = backend.settings.fallbackContact;
  expect(await contactIn("Ulm")).toEqual({ name: null, campus: null, phone, email });
});

it("asks the database three times, the token's included", async () => {
  const anke = await addCompany();
  expect(await countStatements(() => home(anke))).toBe(3);
});

it("says, as the list of openings does, whether a course of DMS can be chosen: not once all have run out", async () => {
  const anke = await addCompany();
  const says = async () => {
    const list = await call<{ offersDms: boolean }>(
      company.fetchJobOpeningOverview,
      { params: { companyId: anke.id } },
      anke.token,
    );
    return [(await home(anke)).offersDms, list.body.offersDms];
  };
  await db.update(course).set({ studyModel: "DS" });
  expect(await says()).toEqual([false, false]);
  await db.insert(course).values({ name: "Mechatronik", studyModel: "DMS" });
  expect(await says()).toEqual([true, true]);
  await db.update(course).set({ endsOn: "2020-01-31" }).where(eq(course.name, "Mechatronik"));
  expect(await says()).toEqual([false, false]);
});
