import { describe, expect, it } from "vitest";
import { type ContractStatus, contractEvents, contractStatuses } from "#contract/enumerations/matching.ts";
import {
  contractActsAhead,
  contractEventsAtDesk,
  contractEventsFor,
  contractStatusAfter,
  contractTransitions,
  contractTurnOf,
  reviewedBy,
} from "#domain/contract-status.ts";

const roles = ["applicant", "company", "study_advisor"] as const;

/** Who can do what in a status. */
const possibleIn = (from: ContractStatus | null) =>
  contractEvents.flatMap((event) =>
    roles.filter((role) => contractStatusAfter(from, event, role)).map((role) => `${role}: ${event}`),
  );

describe("a contract", () => {
  it("goes from its request over review and signature to enrolment", () => {
    expect(contractStatusAfter(null, "request", "company")).toBe("requested");
    expect(contractStatusAfter("requested", "submit", "applicant")).toBe("in_review");
    expect(contractStatusAfter("in_review", "send", "study_advisor")).toBe("sent");
    expect(contractStatusAfter("sent", "sign", "company")).toBe("signed");
    expect(contractStatusAfter("signed", "enrol", "study_advisor")).toBe("enrolled");
  });

  it("has the rest of its way ahead", () => {
    const actsAt = (status: ContractStatus | null) => contractActsAhead(status).map(({ act }) => act);
    expect(actsAt(null)).toEqual(["request", "submit", "review", "send", "sign", "enrol"]);
    expect(actsAt("changes_requested")).toEqual(actsAt("requested"));
    expect(actsAt("in_review")).toEqual(["review", "send", "sign", "enrol"]);
    expect(actsAt("enrolled")).toEqual([]);
  });

  it("comes back for changes, and is handed in again", () => {
    expect(contractStatusAfter("in_review", "request-changes", "study_advisor")).toBe("changes_requested");
    expect(contractStatusAfter("changes_requested", "submit", "applicant")).toBe("in_review");
  });

  it("is taken back while it is to be signed, and checked and sent once more", () => {
    expect(contractStatusAfter("sent", "take-back", "study_advisor")).toBe("in_review");
    expect(contractStatuses.filter((status) => contractStatusAfter(status, "take-back", "study_advisor"))).toEqual([
      "sent",
    ]);
  });

  it.each<[ContractStatus | null, string[]]>([
    [null, ["company: request", "study_advisor: request"]],
    ["requested", ["applicant: submit"]],
    ["in_review", ["study_advisor: request-changes", "study_advisor: send"]],
    ["changes_requested", ["applicant: submit"]],
    ["sent", ["study_advisor: take-back", "company: sign", "study_advisor: sign"]],
    ["signed", ["study_advisor: enrol"]],
    ["enrolled", []],
  ])("that is %s lets nobody do anything but %j", (status, acts) => {
    expect(possibleIn(status)).toEqual(acts);
  });

  it.each<[ContractStatus | null, string | undefined]>([
    [null, "company"],
    ["requested", "applicant"],
    ["in_review", "study_advisor"],
    ["changes_requested", "applicant"],
    ["sent", "company"],
    ["signed", "study_advisor"],
    ["enrolled", undefined],
  ])("that is %s waits for %s", (status, turn) => {
    expect(contractTurnOf(status)).toBe(turn);
    expect(contractActsAhead(status)[0]?.by).toBe(turn);
  });

  it("offers a role its usual act first", () => {
    expect(contractEventsFor("study_advisor", "in_review")).toEqual(["send", "request-changes"]);
    expect(contractEventsFor("study_advisor", "sent")).toEqual(["sign", "take-back"]);
    expect(contractEventsFor("company", "sent")).toEqual(["sign"]);
    expect(contractEventsFor("applicant", "sent")).toEqual([]);
  });

  it("uses every event, and reaches every status", () => {
    expect(new Set(contractTransitions.map(({ event }) => event))).toEqual(new Set(contractEvents));
    expect(new Set(contractTransitions.map(({ to }) => to))).toEqual(new Set(contractStatuses));
  });

  it("is reviewed within 14 days", () => {
    expect(reviewedBy("2026-07-06T10:30:00.000Z")).toBe("2026-07-20T10:30:00.000Z");
    // Late in the evening, before summer begins, and early, before it ends.
    expect(reviewedBy("2026-03-20T22:30:00.000Z")).toBe("2026-04-03T21:30:00.000Z");
    expect(reviewedBy("2026-10-11T22:30:00.000Z")).toBe("2026-10-25T23:30:00.000Z");
  });

  it("is sent with all answers and papers only, and may be asked to be corrected in any case", () => {
    const inReview = {
      unit: { stage: "Contract Proposal", contract: { status: "in_review" }, matching: { accepted: null } },
      practicePartnerExists: null,
      missingAnswers: 0,
      missingPapers: [],
    } as unknown as Parameters<typeof contractEventsAtDesk>[0];
    expect(contractEventsAtDesk(inReview)).toEqual(["send", "request-changes"]);
    expect(contractEventsAtDesk({ ...inReview, missingAnswers: 1 })).toEqual(["request-changes"]);
    expect(contractEventsAtDesk({ ...inReview, missingPapers: ["PhotoId"] })).toEqual(["request-changes"]);
  });
});
