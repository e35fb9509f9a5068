import { describe, expect, it } from "vitest";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Match } from "#contract/entities/match.ts";
import { applicationStatuses, jobOpeningLabels } from "#contract/enumerations/matching.ts";
import { openingLabel } from "#domain/opening-label.ts";

const now = new Date("2026-11-21T12:00:00Z");
const match = (values: Partial<Match>): Match => ({
  id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  status: "awaiting_partner_interest",
  source: "applicant",
  interviewDateSuggestions: [],
  interviewAt: null,
  trialDayAt: null,
  place: null,
  cancellationReason: null,
  cancelledBy: null,
  cancelledFrom: null,
  since: now.toISOString(),
  version: 1,
  ...values,
});
type Shown = Pick<ListedJobOpening, "status" | "viewedAt" | "isFavorite" | "match">;
const shown = (values: Partial<Shown>): Shown => ({
  status: "open",
  viewedAt: null,
  isFavorite: false,
  match: null,
  ...values,
});

describe("the label that an applicant reads", () => {
  it.each<[string, Partial<Shown>]>([
    ["new", {}],
    ["viewed", { viewedAt: now.toISOString() }],
    ["viewed", { isFavorite: true }],
    ["draft", { status: "draft" }],
    ["staffed", { status: "staffed" }],
    ["closed", { status: "closed" }],
    ["pre_match", { match: match({ status: "awaiting_any_interest" }) }],
    ["waiting", { match: match({ status: "awaiting_partner_interest" }) }],
    ["in_progress", { match: match({ status: "awaiting_applicant_interest" }) }],
    ["in_placement", { match: match({ status: "awaiting_interview_schedule" }) }],
    ["personal_interview", { match: match({ status: "interview_scheduled" }) }],
    ["trial_period", { match: match({ status: "trial_day_scheduled" }) }],
    ["in_matching", { match: match({ status: "awaiting_partner_confirmation" }) }],
    ["offered", { match: match({ status: "awaiting_applicant_confirmation" }) }],
    ["contract_proposal", { status: "staffed", match: match({ status: "offer_accepted" }) }],
    [
      "open",
      { match: match({ status: "cancelled", cancelledBy: "applicant", cancellationReason: "rejected_by_applicant" }) },
    ],
    [
      "closed",
      { match: match({ status: "cancelled", cancelledBy: "company", cancellationReason: "rejected_by_company" }) },
    ],
    [
      "staffed",
      {
        match: match({
          status: "cancelled",
          cancelledBy: "system",
          cancellationReason: "staffed_with_another_applicant",
        }),
      },
    ],
  ])("is %s for %j", (label, values) => {
    expect(openingLabel(shown(values))).toBe(label);
  });

  it("is there for every status, and every label of the specification is used", () => {
    const own = applicationStatuses.map((status) => openingLabel(shown({ match: match({ status }) })));
    const others = (["draft", "open", "staffed", "closed"] as const).flatMap((status) => [
      openingLabel(shown({ status })),
      openingLabel(shown({ status, viewedAt: now.toISOString() })),
    ]);
    const kept = openingLabel(shown({ match: match({ status: "cancelled", cancelledBy: "applicant" }) }));
    expect(new Set([...own, ...others, kept])).toEqual(new Set(jobOpeningLabels));
  });
});
