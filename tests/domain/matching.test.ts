import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import type { AgreedDay, Matching } from "#contract/entities/unit.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { type Stage, stages } from "#contract/enumerations/people.ts";
import {
  dueLater,
  dueNow,
  isReadyToMatch,
  isSearchComplete,
  matchingStanding,
  matchingStatus,
  nextAppointment,
} from "#domain/matching.ts";

const nothing: Matching = { due: [], appointments: [], waiting: 0, accepted: null };
const jobOpeningId = "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11";
const waitsFor = (status: ApplicationStatus, company = "Nordlicht GmbH") => ({
  ...{ status, jobOpeningId, company },
  dates: 0,
  isMoved: false,
});
const agreedOn = (at: string): AgreedDay => ({
  kind: "interview",
  at,
  place: null,
  jobOpeningId,
  company: "Nordlicht GmbH",
});
const statusWith = (stage: Stage, matching: Partial<Matching> = {}, metadata: Account["metadata"] = {}) =>
  matchingStatus({ account: { metadata }, unit: { stage, matching: { ...nothing, ...matching } } });
const now = new Date("2026-03-02T09:00:00Z");
const standingWith = (matching: Partial<Matching> = {}, metadata: Account["metadata"] = {}) =>
  matchingStanding({
    account: { metadata },
    unit: { stage: "In Matching", matching: { ...nothing, ...matching } },
    now,
  });

describe("a stage", () => {
  it("comes after the search from ready to match on, and may be matched until enrolment", () => {
    const unenrolled = ["Ready to match", "In Matching", "Contract Proposal"];
    expect(stages.filter(isReadyToMatch)).toEqual(unenrolled);
    expect(stages.filter(isSearchComplete)).toEqual([...unenrolled, "Won"]);
  });
});

describe("finding a practice partner", () => {
  it.each<Stage>(["New", "Examined Application", "Lost"])("is not possible yet at the stage %s", (stage) => {
    expect(statusWith(stage)).toBe("notYet");
  });

  it.each<Stage>(["Contract Proposal", "Won"])("is done at the stage %s", (stage) => {
    expect(statusWith(stage)).toBe("done");
  });

  it("begins with the first post in it, for looking changes nothing", () => {
    expect(statusWith("Ready to match")).toBe("notStarted");
    expect(statusWith("Ready to match", {}, { visitedSelfMatchingView: true })).toBe("inProgress");
  });

  it("waits while companies are to answer, but not while one of them waits for an answer", () => {
    expect(statusWith("In Matching", { waiting: 2 })).toBe("waiting");
    expect(statusWith("In Matching", { appointments: [agreedOn("2026-03-04T13:30:00.000Z")] })).toBe("waiting");
    expect(statusWith("In Matching", { due: [waitsFor("awaiting_interview_schedule")], waiting: 2 })).toBe(
      "inProgress",
    );
  });

  it("goes on while a company waits for an answer, whatever stage an advisor sets", () => {
    for (const stage of ["Examined Application", "Contract Proposal"] as const)
      expect(statusWith(stage, { due: [waitsFor("awaiting_applicant_confirmation")] })).toBe("inProgress");
  });

  it("asks nothing of somebody who looks on their own", () => {
    expect(statusWith("Ready to match", {}, { ignoreSelfMatching: true })).toBe("waiting");
  });
});

it("an offer is decided before a date is chosen, and that before an invitation is answered", () => {
  const [invitation, dates, offer, other] = [
    waitsFor("awaiting_applicant_interest"),
    waitsFor("awaiting_interview_schedule"),
    waitsFor("awaiting_applicant_confirmation"),
    waitsFor("awaiting_applicant_confirmation", "Anke Holz"),
  ];
  const dueOf = (...due: Matching["due"]) => dueNow({ matching: { ...nothing, due } });
  const dueLaterOf = (...due: Matching["due"]) => dueLater({ matching: { ...nothing, due } });
  expect(dueOf(invitation, dates, offer, other)).toEqual([offer, other]);
  expect(dueLaterOf(invitation, dates, offer, other)).toEqual([invitation, dates]);
  expect(dueLaterOf(offer, other)).toEqual([]);
  expect(dueOf(invitation, dates)).toEqual([dates]);
  expect(dueOf(invitation)).toEqual([invitation]);
  expect(dueOf()).toEqual([]);
});

it("a day that was agreed on is the next one until it has passed", () => {
  const [yesterday, today, later] = [
    "2026-03-01T13:30:00.000Z",
    "2026-03-02T08:00:00.000Z",
    "2026-03-04T08:00:00.000Z",
  ];
  const next = (...days: string[]) =>
    nextAppointment({ matching: { ...nothing, appointments: days.map(agreedOn) } }, now)?.at;
  expect(next(yesterday, today, later)).toBe(today);
  expect(next(yesterday)).toBeUndefined();
});

it("where something is under way it is named", () => {
  const appointments = [agreedOn("2026-03-04T08:00:00.000Z")];
  expect(standingWith({ due: [waitsFor("awaiting_applicant_confirmation")], appointments, waiting: 1 })).toBe(
    "awaiting_applicant_confirmation",
  );
  expect(standingWith({ appointments, waiting: 1 })).toBe("agreed");
  expect(standingWith({ appointments: [agreedOn("2026-03-01T08:00:00.000Z")] })).toBe("companies");
  expect(standingWith({ waiting: 1 })).toBe("companies");
  expect(standingWith({}, { ignoreSelfMatching: true })).toBe("alone");
  expect(standingWith({}, { visitedSelfMatchingView: true })).toBeNull();
});
