import type { Account } from "#contract/entities/account.ts";
import { type Message, message } from "#contract/message.ts";
import { type Answers, missingOf } from "./application-steps.ts";
import { contractStart, isContractStartReached, oldestProof, studyStart } from "./contract-start.ts";
import { missingDocument } from "./document-needs.ts";

/** Objections to the personal answers, by field; empty when all is well. */
export const personalObjections = (answers: Answers): Record<string, Message[]> =>
  Object.fromEntries(missingOf.personal(answers).map((name) => [name, [objectionTo(name, answers)]]));

/** Reasons why contract documents cannot be handed in yet; empty when they can. */
export function submissionObjections(answers: Answers): Record<string, Message[]> {
  const start = studyStart(answers);
  const missing = missingOf.contractDocuments(answers);
  return {
    ...(!isContractStartReached(start, answers.now) && {
      intake: [start ? message("contractNotYet", { from: contractStart(start) }) : message("required")],
    }),
    ...personalObjections(answers),
    ...(missing.length > 0 && { documents: missing.map((type) => missingDocument[type] ?? message("required")) }),
  };
}

function objectionTo(name: string, answers: Answers): Message {
  const { account } = answers;
  const start = studyStart(answers);
  const isAnswered = account[name as keyof Account] !== null;
  if (isAnswered && name === "healthInsuranceProofDate" && start)
    return message("proofTooOld", { from: oldestProof(start) });
  return isAnswered && name === "accreditationDateGermanSkills" ? message("germanLevel") : message("required");
}
