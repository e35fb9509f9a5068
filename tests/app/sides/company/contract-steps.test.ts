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

it("a contract that was taken back has not been sent, and is checked once more", () => {
  const history = [
    { event: "take-back", role: "study_advisor", at: "2026-03-10T09:00:00.000Z" },
    { event: "send", role: "study_advisor", at: "2026-03-09T09:00:00.000Z" },
    { event: "submit", role: "applicant", at: "2026-03-02T09:00:00.000Z" },
  ];
  const stepsWhen = (status: string) =>
    stepsOf({
      offeredAt: null,
      acceptedAt: null,
      standing: { ...standing, reviewedBy: null, contract: { status, history } } as unknown as typeof standing,
    });
  expect(stepsWhen("in_review").advisor.slice(0, 2)).toEqual([
    { name: "review", state: "them", note: "now" },
    { name: "send", state: "open", note: "afterReview" },
  ]);
  expect(stepsWhen("changes_requested").advisor.slice(0, 2)).toEqual([
    { name: "review", state: "open", note: "afterPapers" },
    { name: "send", state: "open", note: "afterReview" },
  ]);
  expect(stepsWhen("in_review").company.at(-1)).toEqual({ name: "sign", state: "open", note: "afterReview" });
});
