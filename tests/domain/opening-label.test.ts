import { describe, expect, it } from "vitest";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { applicationStatuses, jobOpeningLabels } from "#contract/enumerations/matching.ts";
import { openingLabel } from "#domain/opening-label.ts";
import { matchWith } from "../world/match.ts";

const now = new Date("2026-11-21T12:00:00Z");
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
    ["pre_match", { match: matchWith({ status: "awaiting_any_interest" }) }],
    ["waiting", { match: matchWith({ status: "awaiting_partner_interest" }) }],
    ["in_progress", { match: matchWith({ status: "awaiting_applicant_interest" }) }],
    ["in_placement", { match: matchWith({ status: "awaiting_interview_schedule" }) }],
    ["personal_interview", { match: matchWith({ status: "interview_scheduled" }) }],
    ["trial_period", { match: matchWith({ status: "trial_day_scheduled" }) }],
    ["in_matching", { match: matchWith({ status: "awaiting_partner_confirmation" }) }],
    ["offered", { match: matchWith({ status: "awaiting_applicant_confirmation" }) }],
    ["contract_proposal", { status: "staffed", match: matchWith({ status: "offer_accepted" }) }],
    [
      "open",
      {
        match: matchWith({
          status: "cancelled",
          cancelledBy: "applicant",
          cancellationReason: "rejected_by_applicant",
        }),
      },
    ],
    [
      "closed",
      { match: matchWith({ status: "cancelled", cancelledBy: "company", cancellationReason: "rejected_by_company" }) },
    ],
    [
      "staffed",
      {
        match: matchWith({
          status: "cancelled",
          cancelledBy: "system",
          cancellationReason: "staffed_with_another_applicant",
        }),
      },
    ],
    ...(["open", "staffed"] as const).map((status): [string, Partial<Shown>] => [
      status,
      {
        status,
        match: matchWith({
          status: "cancelled",
          cancelledBy: "system",
          cancelledFrom: "awaiting_applicant_interest",
          cancellationReason: "staffed_with_another_applicant",
        }),
      },
    ]),
  ])("is %s for %j", (label, values) => {
    expect(openingLabel(shown(values))).toBe(label);
  });

  it("is there for every status, and every label of the specification is used", () => {
    const own = applicationStatuses.map((status) => openingLabel(shown({ match: matchWith({ status }) })));
    const others = (["draft", "open", "staffed", "closed"] as const).flatMap((status) => [
      openingLabel(shown({ status })),
      openingLabel(shown({ status, viewedAt: now.toISOString() })),
    ]);
    const kept = openingLabel(shown({ match: matchWith({ status: "cancelled", cancelledBy: "applicant" }) }));
    expect(new Set([...own, ...others, kept])).toEqual(new Set(jobOpeningLabels));
  });
});
