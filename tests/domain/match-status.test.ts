import { describe, expect, it } from "vitest";
import {
  type ApplicationStatus,
  applicationStatuses,
  type MatchEvent,
  type MatchRole,
  matchEvents,
  matchRoles,
} from "#contract/enumerations/matching.ts";
import {
  isActive,
  isOpen,
  isOverdue,
  isPossible,
  type MatchState,
  noApplication,
  openStatuses,
  outcomeOf,
  statusAt,
  transitions,
  turnOf,
} from "#domain/match-status.ts";

const at = (status: ApplicationStatus | null, more: Partial<MatchState> = {}): MatchState => ({
  ...noApplication,
  status,
  ...more,
});
type Row = [
  sentence: string,
  from: (ApplicationStatus | null)[],
  event: MatchEvent,
  by: MatchRole,
  to: ApplicationStatus,
];

/** The table of design §6. */
const rows: Row[] = [
  ["an advisor recommends an opening", [null], "recommend", "study_advisor", "awaiting_any_interest"],
  ["the matcher recommends an opening", [null], "recommend", "system", "awaiting_any_interest"],
  [
    "an applicant expresses interest in an opening, recommended or not",
    [null, "awaiting_any_interest"],
    "express-interest",
    "applicant",
    "awaiting_partner_interest",
  ],
  [
    "a company invites somebody who has not applied",
    [null, "awaiting_any_interest"],
    "arrange-interview",
    "company",
    "awaiting_applicant_interest",
  ],
  [
    "a company answers interest with dates",
    ["awaiting_partner_interest"],
    "arrange-interview",
    "company",
    "awaiting_interview_schedule",
  ],
  [
    "an applicant is interested in an invitation",
    ["awaiting_applicant_interest"],
    "express-interest",
    "applicant",
    "awaiting_interview_schedule",
  ],
  [
    "an applicant chooses a date",
    ["awaiting_interview_schedule"],
    "choose-interview-date",
    "applicant",
    "interview_scheduled",
  ],
  [
    "no date fits an applicant",
    ["awaiting_interview_schedule"],
    "decline-interview-dates",
    "applicant",
    "awaiting_interview_schedule",
  ],
  [
    "a company suggests other dates to somebody it has invited",
    ["awaiting_applicant_interest"],
    "arrange-interview",
    "company",
    "awaiting_applicant_interest",
  ],
  [
    "a company suggests other dates",
    ["awaiting_interview_schedule", "interview_scheduled"],
    "arrange-interview",
    "company",
    "awaiting_interview_schedule",
  ],
  [
    "a company arranges a trial day, or moves it",
    ["interview_scheduled", "trial_day_scheduled", "awaiting_partner_confirmation"],
    "arrange-trial-day",
    "company",
    "trial_day_scheduled",
  ],
  [
    "the day has passed",
    ["interview_scheduled", "trial_day_scheduled"],
    "pass-day",
    "system",
    "awaiting_partner_confirmation",
  ],
  [
    "the advisor records attendance",
    ["interview_scheduled", "trial_day_scheduled"],
    "record-attendance",
    "study_advisor",
    "awaiting_partner_confirmation",
  ],
  [
    "a company makes its offer, from interest to confirmation",
    [
      "awaiting_partner_interest",
      "awaiting_applicant_interest",
      "awaiting_interview_schedule",
      "interview_scheduled",
      "trial_day_scheduled",
      "awaiting_partner_confirmation",
    ],
    "accept",
    "company",
    "awaiting_applicant_confirmation",
  ],
  [
    "an applicant accepts the offer",
    ["awaiting_applicant_confirmation"],
    "accept-offer",
    "applicant",
    "offer_accepted",
  ],
  ["an applicant rejects the offer", ["awaiting_applicant_confirmation"], "reject-offer", "applicant", "cancelled"],
  [
    "an applicant is not interested, in a suggestion or in what is open",
    [null, ...openStatuses],
    "express-disinterest",
    "applicant",
    "cancelled",
  ],
  ["a company rejects any open application", [...openStatuses], "reject", "company", "cancelled"],
  ["the opening is closed or its start is over", [...openStatuses], "close", "system", "cancelled"],
  ["the opening is staffed with somebody else", [...openStatuses], "staff", "system", "cancelled"],
  [
    "an applicant gives up what is open, or an acceptance",
    [...openStatuses, "offer_accepted"],
    "withdraw",
    "applicant",
    "cancelled",
  ],
  ["a lost applicant's applications end", [...openStatuses, "offer_accepted"], "withdraw", "system", "cancelled"],
];

describe("an application moves when", () => {
  it.each(rows)("%s", (_sentence, from, event, by, to) => {
    for (const status of from) expect(outcomeOf(at(status), event, by)?.to).toBe(to);
  });
});

describe("an application", () => {
  const statuses = [null, ...applicationStatuses.filter((status) => status !== "cancelled")];

  it("moves in no other way", () => {
    const allowed = new Set(rows.flatMap(([, from, event, by]) => from.map((status) => [status, event, by].join())));
    for (const status of statuses)
      for (const event of matchEvents)
        for (const role of matchRoles)
          expect(isPossible(at(status), event, role), `${status} ${event} ${role}`).toBe(
            allowed.has([status, event, role].join()),
          );
  });

  it("has one way for an event of a role, so that the order of the table says nothing", () => {
    const ways = transitions.flatMap(({ from, event, by }) =>
      from.flatMap((status) => by.map((role) => [status, event, role].join())),
    );
    expect(new Set(ways).size).toBe(ways.length);
  });

  it("says why it was cancelled", () => {
    const reasonOf = (event: MatchEvent, role: MatchRole) =>
      outcomeOf(at("awaiting_applicant_confirmation"), event, role)?.reason;
    expect(reasonOf("reject-offer", "applicant")).toBe("rejected_by_applicant");
    expect(reasonOf("express-disinterest", "applicant")).toBe("rejected_by_applicant");
    expect(reasonOf("withdraw", "applicant")).toBe("rejected_by_applicant");
    expect(reasonOf("reject", "company")).toBe("rejected_by_company");
    expect(reasonOf("close", "system")).toBe("job_opening_closed");
    expect(reasonOf("staff", "system")).toBe("staffed_with_another_applicant");
  });
});

describe("a cancelled application", () => {
  const cancelled = (cancelledBy: MatchRole, cancelledFrom: ApplicationStatus | null) =>
    at("cancelled", { cancelledBy, cancelledFrom });

  it("goes back to where it was when the side that cancelled takes it back", () => {
    for (const status of openStatuses)
      for (const role of ["applicant", "company"] as const)
        expect(outcomeOf(cancelled(role, status), "take-back", role)).toEqual({ to: status, reason: null });
  });

  it("is not taken back by the other side, nor by anybody else", () => {
    expect(isPossible(cancelled("company", "interview_scheduled"), "take-back", "applicant")).toBe(false);
    expect(isPossible(cancelled("applicant", "interview_scheduled"), "take-back", "company")).toBe(false);
    expect(isPossible(cancelled("applicant", "interview_scheduled"), "take-back", "study_advisor")).toBe(false);
  });

  it("for want of a position is the company's to take back", () => {
    for (const cancellationReason of ["staffed_with_another_applicant", "job_opening_closed"] as const) {
      const staffed = { ...cancelled("system", "awaiting_partner_confirmation"), cancellationReason };
      expect(outcomeOf(staffed, "take-back", "company")?.to).toBe("awaiting_partner_confirmation");
      expect(isPossible(staffed, "take-back", "applicant")).toBe(false);
    }
  });

  it("for want of a position before the applicant had answered is begun by their interest, like any other", () => {
    const staffed = (cancelledFrom: ApplicationStatus) => ({
      ...cancelled("system", cancelledFrom),
      cancellationReason: "staffed_with_another_applicant" as const,
    });
    const toAnswer = ["awaiting_any_interest", "awaiting_applicant_interest"];
    for (const status of openStatuses)
      expect(outcomeOf(staffed(status), "express-interest", "applicant")?.to, status).toBe(
        toAnswer.includes(status) ? "awaiting_partner_interest" : undefined,
      );
    const closed = { ...staffed("awaiting_any_interest"), cancellationReason: "job_opening_closed" as const };
    expect(isPossible(closed, "express-interest", "applicant")).toBe(false);
    expect(isPossible(staffed("awaiting_applicant_interest"), "take-back", "applicant")).toBe(false);
  });

  it("that the desk ended for the applicant is nobody's to take back", () => {
    const lost = {
      ...cancelled("system", "awaiting_applicant_confirmation"),
      cancellationReason: "rejected_by_applicant" as const,
    };
    for (const role of matchRoles) expect(isPossible(lost, "take-back", role)).toBe(false);
  });

  it("that had been accepted waits for the company again", () => {
    expect(outcomeOf(cancelled("applicant", "offer_accepted"), "take-back", "applicant")?.to).toBe(
      "awaiting_partner_confirmation",
    );
  });

  it("that never was one becomes a suggestion", () => {
    expect(outcomeOf(cancelled("applicant", null), "take-back", "applicant")?.to).toBe("awaiting_any_interest");
  });

  it("does nothing else", () => {
    for (const event of matchEvents.filter((event) => event !== "take-back"))
      for (const role of matchRoles)
        expect(isPossible(cancelled(role, "interview_scheduled"), event, role)).toBe(false);
  });
});

describe("a day that has passed", () => {
  const interview = at("interview_scheduled", { interviewAt: "2026-12-01T13:30:00.000Z" });
  const trialDay = at("trial_day_scheduled", {
    interviewAt: "2026-01-01T00:00:00.000Z",
    trialDayAt: "2026-12-01T07:00:00Z",
  });

  it.each([
    ["an interview", interview],
    ["a trial day", trialDay],
  ])("lets %s wait for the company's word from the next day on", (_what, state) => {
    expect(statusAt(state, new Date("2026-12-01T23:59:59Z"))).toBe(state.status);
    expect(statusAt(state, new Date("2026-12-02T00:00:00Z"))).toBe("awaiting_partner_confirmation");
  });

  it("changes no other status", () => {
    const state = at("offer_accepted", { interviewAt: "2026-12-01T13:30:00.000Z" });
    expect(statusAt(state, new Date("2027-01-01T00:00:00Z"))).toBe("offer_accepted");
    expect(statusAt(noApplication, new Date("2027-01-01T00:00:00Z"))).toBeNull();
  });
});

describe("whose turn it is", () => {
  const turns = (status: ApplicationStatus, interviewDateSuggestions: string[] = ["2026-12-01T13:30:00.000Z"]) =>
    turnOf({ status, interviewDateSuggestions });

  it("follows from the status", () => {
    expect(turns("awaiting_partner_interest")).toBe("company");
    expect(turns("awaiting_applicant_interest")).toBe("applicant");
    expect(turns("awaiting_interview_schedule")).toBe("applicant");
    expect(turns("awaiting_partner_confirmation")).toBe("company");
    expect(turns("awaiting_applicant_confirmation")).toBe("applicant");
    expect(turns("interview_scheduled")).toBeUndefined();
    expect(turns("offer_accepted")).toBeUndefined();
    expect(turns("cancelled")).toBeUndefined();
  });

  it("is the company's when none of its dates fits", () => {
    expect(turns("awaiting_interview_schedule", [])).toBe("company");
  });
});

describe("an application counts", () => {
  it("as open while something can come of it, and as active from the partner's turn on", () => {
    expect(applicationStatuses.filter((status) => !isOpen(status))).toEqual(["offer_accepted", "cancelled"]);
    expect(openStatuses.filter((status) => !isActive(status))).toEqual(["awaiting_any_interest"]);
  });

  it("as overdue when an offer has been left unanswered for five working days", () => {
    const offer = { status: "awaiting_applicant_confirmation", since: "2026-11-02T09:00:00.000Z" } as const;
    expect(isOverdue(offer, new Date("2026-11-09T08:59:00Z"))).toBe(false);
    expect(isOverdue(offer, new Date("2026-11-09T09:00:00Z"))).toBe(true);
    expect(isOverdue({ ...offer, status: "awaiting_partner_interest" }, new Date("2026-12-09T09:00:00Z"))).toBe(false);
  });
});
