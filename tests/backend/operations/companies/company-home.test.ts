import { expect, it } from "vitest";
import { company } from "#contract/calls/company.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { day } from "#domain/time.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addCompany, addJobOpening, addMatch, addSara, call } = await useWorld();

type Colleague = Pick<Awaited<ReturnType<typeof addCompany>>, "id" | "token">;
const home = async ({ id, token }: Colleague) =>
  (await call<CompanyHome>(company.fetchCompanyHome, { params: { companyId: id } }, token)).body;
const ago = (days: number) => new Date(Date.now() - days * day);
const ahead = (days: number) => new Date(Date.now() + days * day);

it("is empty for a company that nobody has applied to", async () => {
  const { waiting, appointments, stages } = await home(await addCompany());
  expect([waiting, appointments]).toEqual([[], []]);
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
    { jobOpening: { id: long.id, title: long.title }, count: 2 },
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

it("tells nothing of another company's people", async () => {
  const [anke, other] = [await addCompany(), await addCompany()];
  const opening = await addJobOpening(anke.id);
  await act("expressInterest", opening.id, await addSara());
  expect((await home(anke)).waiting).toHaveLength(1);
  expect((await home(other)).waiting).toEqual([]);
  const { status } = await call(company.fetchCompanyHome, { params: { companyId: anke.id } }, other.token);
  expect(status).toBe(404);
});
