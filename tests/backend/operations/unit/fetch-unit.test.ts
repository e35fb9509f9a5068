import { expect, it } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { actOn, addJobOpening, addMatch, addSara, call, nordlicht } = await useWorld();

const company = "Nordlicht Software GmbH";
const matchingOf = async ({ token }: { token: string }) =>
  (await call<Unit>(applicant.fetchUnit, {}, token)).body.matching;

it("names what waits for the applicant, the longest wait first, and counts what waits for companies", async () => {
  const person = await addSara();
  const [long, short] = [new Date(inDays(-5)), new Date(inDays(-2))];
  const opening = await addJobOpening(nordlicht.id);
  await addMatch("awaiting_applicant_interest", { person, since: short });
  await addMatch("awaiting_applicant_confirmation", { person, since: long, opening });
  await addMatch("awaiting_partner_interest", { person });
  await addMatch("awaiting_interview_schedule", { person });
  await addMatch("awaiting_any_interest", { person });
  await addMatch("cancelled", { person, cancelledBy: "company", cancelledFrom: "awaiting_partner_interest" });
  const { due, appointments, waiting, accepted } = await matchingOf(person);
  expect(due).toMatchObject([
    { status: "awaiting_applicant_confirmation", jobOpeningId: opening.id, company },
    { status: "awaiting_applicant_interest" },
  ]);
  // A company that has to name other dates is waited for, too.
  expect([appointments, waiting, accepted]).toEqual([[], 2, null]);
});

it("says how many dates are suggested, and whether they stand in for one that was agreed on", async () => {
  const person = await addSara();
  const since = new Date(inDays(-5));
  await addMatch("awaiting_interview_schedule", { person, since, interviewDateSuggestions: [inDays(4)] });
  const { id } = await addMatch("interview_scheduled", { person, interviewAt: new Date(inDays(2)) });
  await actOn("arrangeInterview", id, { interviewDateSuggestions: [inDays(5), inDays(6)] });
  expect((await matchingOf(person)).due).toMatchObject([
    { dates: 1, isMoved: false },
    { dates: 2, isMoved: true },
  ]);
});

it("knows the days that are agreed on, the next one first", async () => {
  const person = await addSara();
  const [soon, later] = [inDays(2), inDays(9)];
  const interview = { interviewAt: new Date(inDays(-3)), place: "Hauptstraße 5, Köln" };
  await addMatch("trial_day_scheduled", { person, ...interview, trialDayAt: new Date(later) });
  await addMatch("interview_scheduled", { person, interviewAt: new Date(soon) });
  const { appointments, due, waiting } = await matchingOf(person);
  expect(appointments).toMatchObject([
    { kind: "interview", at: soon, place: null, company },
    { kind: "trialDay", at: later, place: "Hauptstraße 5, Köln" },
  ]);
  expect([due, waiting]).toEqual([[], 0]);
});
