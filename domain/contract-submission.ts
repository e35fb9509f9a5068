import { type Account, type AccountAnswers, postalAddress } from "#contract/entities/account.ts";
import { type Message, message } from "#contract/message.ts";
import { type Answers, missingOf } from "./application-steps.ts";
import { contractStart, isContractStartReached, oldestProof, studyStart } from "./contract-start.ts";
import { missingDocument } from "./document-needs.ts";

/** Objections to the personal answers, by field; empty when all is well. */
export const personalObjections = (answers: Answers): Record<string, Message[]> =>
  Object.fromEntries(missingOf.personal(answers).map((name) => [name, [objectionTo(name, answers)]]));

/** What a contract lacks, by field: answers, and papers that are missing or were refused. Empty when it can be sent. */
export function contentObjections(answers: Answers): Record<string, Message[]> {
  const missing = missingOf.contractDocuments(answers);
  return {
    ...personalObjections(answers),
    ...(missing.length > 0 && { documents: missing.map((type) => missingDocument[type] ?? message("required")) }),
  };
}

/** Reasons why contract documents cannot be handed in yet; empty when they can. */
export function submissionObjections(answers: Answers): Record<string, Message[]> {
  const start = studyStart(answers);
  return {
    ...(!isContractStartReached(start, answers.now) && {
      intake: [start ? message("contractNotYet", { from: contractStart(start) }) : message("required")],
    }),
    ...contentObjections(answers),
  };
}

const contentNames: ReadonlySet<string> = new Set<keyof AccountAnswers>([
  ...(["salutation", "firstName", "lastName", "birthday", "birthName"] as const),
  ...(["placeOfBirth", "countryOfBirth", "nationality"] as const),
  ...(Object.keys(postalAddress) as (keyof typeof postalAddress)[]),
  ...(["healthInsuranceType", "healthInsuranceProofDate"] as const),
  // They decide whether a proof of German is asked for.
  ...(["languageSkills", "languageProofComesLater"] as const),
  ...(["accreditedAuthorityGermanLanguage", "accreditationDateGermanSkills"] as const),
]);

/** Whether a contract is made out by an answer, or is not sent without it. */
export const isOfContract = (name: string) => contentNames.has(name);

function objectionTo(name: string, answers: Answers): Message {
  const { account } = answers;
  const start = studyStart(answers);
  const isAnswered = account[name as keyof Account] !== null;
  if (isAnswered && name === "healthInsuranceProofDate" && start)
    return message("proofTooOld", { from: oldestProof(start) });
  return isAnswered && name === "accreditationDateGermanSkills" ? message("germanLevel") : message("required");
}
