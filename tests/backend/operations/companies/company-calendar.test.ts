import type { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { expect, it } from "vitest";
import { makeCompanyCalendar } from "#backend/operations/companies/make-company-calendar.ts";
import { company } from "#contract/calls/company.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { addCompany, addJobOpening, addMatch, call, db } = await useWorld();

type Colleague = Pick<Awaited<ReturnType<typeof addCompany>>, "id" | "token">;
const calendar = ({ id, token }: Colleague, query: { matchId?: string } = {}) =>
  call(company.fetchCalendarFile, { params: { companyId: id }, query }, token);
const textFor = async ({ id: companyId }: Colleague, asked: { matchId?: string } = {}) => {
  const work = { db, publicUrl: "https://portal.example", language: "de", now: new Date() } as const;
  return textOf((await makeCompanyCalendar(work, { companyId }, asked)).stream as Readable);
};
const entriesIn = (file: string) => file.split("BEGIN:VEVENT").length - 1;

it("has the interviews and trial days to come, of all or of one, and nobody else's", async () => {
  const [anke, other] = [await addCompany(), await addCompany()];
  const opening = await addJobOpening(anke.id, { requiredCount: 5, openPositions: 5 });
  const interview = await addMatch("interview_scheduled", {
    opening,
    interviewAt: new Date(inDays(2)),
    place: "Hafen 3",
  });
  await addMatch("trial_day_scheduled", { opening, trialDayAt: new Date(inDays(40)) });
  await addMatch("interview_scheduled", { opening, interviewAt: new Date(inDays(-3)) });
  await addMatch("awaiting_partner_interest", { opening });

  const { status, headers } = await calendar(anke);
  expect([status, headers.get("content-type")]).toEqual([200, expect.stringContaining("text/calendar")]);
  expect(entriesIn(await textFor(anke))).toBe(2);

  const one = await textFor(anke, { matchId: interview.id });
  expect(entriesIn(one)).toBe(1);
  const unfolded = one.replaceAll("\r\n ", "");
  for (const said of ["Gespräch: Sara Yılmaz", "Hafen 3", `/b2b/job-openings/${opening.id}?company=${anke.id}`])
    expect(unfolded).toContain(said);

  expect((await calendar(other, { matchId: interview.id })).status).toBe(404);
  expect((await calendar(other)).status).toBe(404);
});

it("keeps what an offer or a later trial day does not call off; of one application it has the last day", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id, { requiredCount: 5, openPositions: 5 });
  const days = { interviewAt: new Date(inDays(2)), trialDayAt: new Date(inDays(5)) };
  const { id: matchId } = await addMatch("trial_day_scheduled", { opening, ...days });
  await addMatch("awaiting_applicant_confirmation", { opening, trialDayAt: new Date(inDays(5)) });
  expect(entriesIn(await textFor(anke))).toBe(3);

  const one = await textFor(anke, { matchId });
  expect(entriesIn(one)).toBe(1);
  expect(one).toContain(`UID:trialDay-${matchId}`);
});
