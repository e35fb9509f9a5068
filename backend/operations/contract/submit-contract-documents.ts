import type { Contract } from "#contract/entities/contract.ts";
import { Refusal } from "#contract/errors.ts";
import { hasPracticePartner } from "#domain/application-steps.ts";
import { contractStatusAfter } from "#domain/contract-status.ts";
import { submissionObjections } from "#domain/contract-submission.ts";
import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { sortedDocuments } from "../documents/fetch-documents.ts";
import { contractAnswers } from "./contract-answers.ts";
import { lockContract, moveContract } from "./move-contract.ts";

/**
 * Hands the contract documents in for review (spec §4). 422 names what is missing, first of all a practice partner
 * (`partnerFound`); 409 when no contract was requested or the documents were handed in already.
 */
export async function submitContractDocuments(
  work: Work,
  { id: accountId }: Actor,
  { version }: { version?: number },
): Promise<Contract> {
  const scene = await lockContract(work.db, accountId);
  const documents = await sortedDocuments(work.db, accountId);
  const answers = { ...(await contractAnswers(work, scene)), documents };
  if (!hasPracticePartner(answers)) throw Refusal.invalid({ practicePartnerExists: ["partnerFound"] });
  if (contractStatusAfter(scene.contract?.status ?? null, "submit", "applicant")) {
    const objections = submissionObjections(answers);
    if (Object.keys(objections).length > 0) throw Refusal.invalid(objections);
  }
  return moveContract(work, scene, { event: "submit", role: "applicant", version });
}
