import { describe, expect, it } from "vitest";
import { type OwnOpening, stateOf } from "#app/sides/applicant/selfmatching/acts.ts";
import { awaited, isInExchange, sortedByTurn } from "#app/sides/applicant/selfmatching/matches.ts";
import { possibleActs } from "#app/sides/applicant/selfmatching/possible-acts.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { matchWith } from "../../../../world/match.ts";

const now = new Date("2026-03-10T12:00:00Z");
const opening = { status: "open", startDate: "2026-10-01", isFavorite: false, viewedAt: null, match: null };
const applied = (id: string, changes: Partial<Match>) =>
  ({ ...opening, id, match: matchWith(changes) }) as unknown as ListedJobOpening;
const own = (changes: Partial<OwnOpening>) =>
  ({ ...opening, isSettled: false, may: [], ...changes }) as unknown as OwnOpening;
const idsOf = (openings: { id: string }[]) => openings.map(({ id }) => id);

const sorted = [
  applied("new wait", { status: "awaiting_applicant_confirmation", since: "2026-03-09T09:00:00Z" }),
  applied("old wait", {
    status: "awaiting_applicant_interest",
    since: "2026-03-01T09:00:00Z",
    interviewDateSuggestions: ["2026-03-20T09:00:00Z"],
  }),
  applied("dates passed", { status: "awaiting_applicant_interest", since: "2026-03-03T09:00:00Z" }),
  applied("recommended", { status: "awaiting_any_interest", since: "2026-02-01T09:00:00Z" }),
  applied("no date fits", { status: "awaiting_interview_schedule" }),
  applied("agreed", { status: "interview_scheduled" }),
  applied("over", { status: "cancelled", cancellationReason: "rejected_by_company" }),
];

describe("applications", () => {
  it("stand by whose turn it is, the oldest wait first", () => {
    const { yours, theirs, scheduled, past } = sortedByTurn(sorted);
    expect(idsOf(yours)).toEqual(["recommended", "old wait", "new wait"]);
    expect(idsOf(theirs)).toEqual(["no date fits", "dates passed"]);
    expect(idsOf(scheduled)).toEqual(["agreed"]);
    expect(idsOf(past)).toEqual(["over"]);
  });

  it("keep a company waiting only when a company has acted", () => {
    expect(idsOf(awaited(sorted))).toEqual(["old wait", "new wait"]);
  });
});

it("an exchange begins with dates, and ends with the application", () => {
  const inExchange = sorted.filter(isInExchange);
  expect(idsOf(inExchange)).toEqual(["new wait", "no date fits", "agreed"]);
});

describe("an act", () => {
  const actsOn = (changes: Partial<OwnOpening>) => possibleActs(own(changes), { isSettled: false, now });

  it("is offered by the table of transitions, on an opening that is open", () => {
    expect(actsOn({})).toEqual(["express-interest", "express-disinterest"]);
    expect(actsOn({ status: "staffed" })).toEqual([]);
    expect(actsOn({ match: matchWith() })).toEqual(["express-disinterest", "withdraw"]);
    const offered = actsOn({ match: matchWith({ status: "awaiting_applicant_confirmation" }) });
    expect(offered).toEqual(expect.arrayContaining(["accept-offer", "reject-offer"]));
  });

  it("is offered no longer once the studies have begun, though the clock has not closed the opening yet", () => {
    const begun = { startDate: "2026-03-09" };
    const offered = { ...begun, match: matchWith({ status: "awaiting_applicant_confirmation" }) };
    const interviewDateSuggestions = ["2026-03-20T09:00:00Z"];
    const choosing = {
      ...begun,
      match: matchWith({ status: "awaiting_interview_schedule", interviewDateSuggestions }),
    };
    for (const changes of [begun, offered, choosing]) {
      expect(actsOn(changes)).toEqual([]);
      expect(stateOf(own({ ...changes, may: actsOn(changes) }))).toBe("gone");
    }
    expect(stateOf(own({ may: actsOn({}) }))).toBe("suggested");
  });

  it("is interest alone where the place went before the applicant had answered, and one is free again", () => {
    const match = matchWith({
      status: "cancelled",
      cancelledBy: "system",
      cancelledFrom: "awaiting_any_interest",
      cancellationReason: "staffed_with_another_applicant",
    });
    expect(actsOn({ match })).toEqual(["express-interest"]);
    expect(stateOf(own({ match, may: actsOn({ match }) }))).toBe("freeAgain");
    expect(actsOn({ match, status: "staffed" })).toEqual([]);
    expect(stateOf(own({ match, status: "staffed" }))).toBe("cancelled");
  });

  it("takes back only the applicant's own refusal", () => {
    const cancelledBy = (role: Match["cancelledBy"]) =>
      actsOn({ match: matchWith({ status: "cancelled", cancelledBy: role }) });
    expect(cancelledBy("applicant")).toEqual(["take-back"]);
    expect(cancelledBy("company")).toEqual([]);
  });

  it("dismisses a suggestion in another way than an application", () => {
    const letGo = (cancelledFrom: Match["cancelledFrom"]) =>
      stateOf(own({ match: matchWith({ status: "cancelled", cancelledFrom }), may: ["take-back"] }));
    expect(letGo(null)).toBe("dropped");
    expect(letGo("awaiting_any_interest")).toBe("dropped");
    expect(letGo("awaiting_partner_interest")).toBe("declined");
  });

  it("goes on where an application is under way, though an advisor set the stage of a contract by hand", () => {
    const offered = own({ match: matchWith({ status: "awaiting_applicant_confirmation" }) });
    expect(possibleActs(offered, { isSettled: true, now })).toContain("accept-offer");
  });

  it("is offered to nobody who has a practice partner already", () => {
    expect(possibleActs(own({}), { isSettled: true, now })).toEqual([]);
    expect(stateOf(own({ isSettled: true }))).toBe("settled");
    const suggested = own({ isSettled: true, match: matchWith({ status: "awaiting_any_interest" }) });
    expect(stateOf(suggested)).toBe("settled");
  });
});
