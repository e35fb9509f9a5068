import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { ContractEvent } from "#contract/enumerations/matching.ts";
import { contractStatusAfter } from "#domain/contract-status.ts";
import { mayRequestContract } from "#domain/matching.ts";

export type ContractDecision = Exclude<ContractEvent, "submit">;

const decisions = [
  "request",
  "send",
  "request-changes",
  "sign",
  "take-back",
  "enrol",
] as const satisfies ContractDecision[];

/** What the reader may do about the contract now, the usual act first. */
export function contractActs({ unit, answers, applications, missingPapers }: ApplicantAtDesk): ContractDecision[] {
  if (unit.stage === "Lost") return [];
  const hasAccepted = applications.some(({ match }) => match.status === "offer_accepted");
  const { practicePartnerExists } = answers;
  if (!unit.contract && !mayRequestContract({ hasAccepted, practicePartnerExists, stage: unit.stage })) return [];
  const status = unit.contract?.status ?? null;
  const isPossible = (event: ContractDecision) => event !== "send" || missingPapers.length === 0;
  return decisions.filter((event) => isPossible(event) && contractStatusAfter(status, event, "study_advisor"));
}
