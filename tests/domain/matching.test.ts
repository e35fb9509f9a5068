import { describe, expect, it } from "vitest";
import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { dueAct, matchingStatus } from "#domain/matching.ts";

const nothing: Unit["matching"] = { due: {}, waiting: 0 };
const statusWith = (stage: Stage, matching = nothing, metadata: Account["metadata"] = {}) =>
  matchingStatus({ account: { metadata }, unit: { stage, matching } });

describe("finding a practice partner", () => {
  it.each<Stage>(["New", "Examined Application", "Lost"])("is not possible yet at the stage %s", (stage) => {
    expect(statusWith(stage)).toBe("notYet");
  });

  it.each<Stage>(["Contract Proposal", "Won"])("is done at the stage %s", (stage) => {
    expect(statusWith(stage)).toBe("done");
  });

  it("begins with the first post in it, for looking changes nothing", () => {
    expect(statusWith("Ready to match")).toBe("notStarted");
    expect(statusWith("Ready to match", nothing, { visitedSelfMatchingView: true })).toBe("inProgress");
  });

  it("waits while companies are to answer, but not while one of them waits for an answer", () => {
    expect(statusWith("In Matching", { due: {}, waiting: 2 })).toBe("waiting");
    expect(statusWith("In Matching", { due: { awaiting_interview_schedule: 1 }, waiting: 2 })).toBe("inProgress");
  });

  it("asks nothing of somebody who looks on their own", () => {
    expect(statusWith("Ready to match", nothing, { ignoreSelfMatching: true })).toBe("waiting");
  });
});

it("an offer is decided before a date is chosen, and that before an invitation is answered", () => {
  const due = { awaiting_applicant_interest: 1, awaiting_interview_schedule: 1, awaiting_applicant_confirmation: 1 };
  expect(dueAct({ matching: { due, waiting: 0 } })).toBe("awaiting_applicant_confirmation");
  expect(dueAct({ matching: { due: { awaiting_applicant_interest: 3 }, waiting: 0 } })).toBe(
    "awaiting_applicant_interest",
  );
  expect(dueAct({ matching: nothing })).toBeUndefined();
});
