import { expect, it } from "vitest";
import { contractActs } from "#app/sides/advisor/applicant/contract-acts.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";

const inReview = {
  unit: { stage: "Contract Proposal", contract: { status: "in_review" } },
  answers: { practicePartnerExists: null },
  applications: [],
  missingAnswers: 0,
  missingPapers: [],
} as unknown as ApplicantAtDesk;

it("sends a contract with all answers and papers only, and asks for corrections in any case", () => {
  expect(contractActs(inReview)).toEqual(["send", "request-changes"]);
  expect(contractActs({ ...inReview, missingAnswers: 1 })).toEqual(["request-changes"]);
  expect(contractActs({ ...inReview, missingPapers: ["PhotoId"] })).toEqual(["request-changes"]);
});
