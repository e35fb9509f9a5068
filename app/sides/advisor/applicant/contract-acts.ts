import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import type { ContractEvent } from "#contract/enumerations/matching.ts";
import { contractEventsFor } from "#domain/contract-status.ts";
import { mayRequestContract } from "#domain/matching.ts";

/** What the reader may do about the contract now, the usual act first. */
export function contractActs(of: ApplicantAtDesk): ContractEvent[] {
  const { unit, answers, applications, missingAnswers, missingPapers } = of;
  if (unit.stage === "Lost") return [];
  const hasAccepted = applications.some(({ match }) => match.status === "offer_accepted");
  const { practicePartnerExists } = answers;
  if (!unit.contract && !mayRequestContract({ hasAccepted, practicePartnerExists, stage: unit.stage })) return [];
  const status = unit.contract?.status ?? null;
  const isComplete = missingAnswers === 0 && missingPapers.length === 0;
  const isPossible = (event: ContractEvent) => event !== "send" || isComplete;
  return contractEventsFor("study_advisor", status).filter(isPossible);
}
