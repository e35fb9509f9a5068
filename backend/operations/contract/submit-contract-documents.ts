import type { Contract } from "#contract/entities/contract.ts";
import { Refusal } from "#contract/errors.ts";
import { activeApplication } from "#domain/active-application.ts";
import { hasPracticePartner } from "#domain/application-steps.ts";
import { contractStatusAfter } from "#domain/contract-status.ts";
import { submissionObjections } from "#domain/contract-submission.ts";
import type { Actor } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { sortedDocuments } from "../documents/fetch-documents.ts";
import type { ContractScene } from "./contract-act.ts";
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
  const answers = await answersOf(work, scene);
  if (!hasPracticePartner(answers)) throw Refusal.invalid({ practicePartnerExists: ["partnerFound"] });
  if (contractStatusAfter(scene.contract?.status ?? null, "submit", "applicant")) {
    const objections = submissionObjections(answers);
    if (Object.keys(objections).length > 0) throw Refusal.invalid(objections);
  }
  return moveContract(work, scene, { event: "submit", role: "applicant", version });
}

async function answersOf({ db, now }: Work, { person, units, unit: { id } }: ContractScene) {
  const unit = (await unitWith(db, id))!;
  const documents = await sortedDocuments(db, person.id);
  const application = activeApplication(person, unit)!;
  return { account: accountFrom(person, units), unit, application, documents, now };
}
