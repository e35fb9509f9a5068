import { expect, it } from "vitest";
import { stepsOf } from "#app/sides/company/contract/steps.ts";
import type { ContractAtOpening } from "#contract/entities/contract.ts";

const standing = {
  contract: { status: "in_review", history: [] },
  papersFrom: null,
  reviewedBy: "2026-03-16T09:00:00.000Z",
  missingAnswers: 0,
  papers: [],
} as unknown as NonNullable<ContractAtOpening["standing"]>;
const reviewWith = (of: Partial<typeof standing>) =>
  stepsOf({ offeredAt: null, acceptedAt: null, standing: { ...standing, ...of } }).advisor[0];

it("the check of a contract's papers is due by the promised day, and simply due once that has passed", () => {
  expect(reviewWith({})).toEqual({ name: "review", state: "them", note: "until", at: standing.reviewedBy });
  expect(reviewWith({ reviewedBy: null })).toEqual({ name: "review", state: "them", note: "now" });
  expect(reviewWith({ contract: null, reviewedBy: null })).toMatchObject({ state: "open", note: "afterPapers" });
});
