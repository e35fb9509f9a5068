import { type Message, message } from "#contract/message.ts";
import { type Answers, hasDocument, isOf, missingOf } from "./application-steps.ts";
import { needsGermanProof } from "./german.ts";

/** `refused`: to be uploaded again; `later`: announced; `optional`: missing, but nothing waits for it. */
export type NeedState = "saved" | "refused" | "missing" | "later" | "optional";
type NeededDocument =
  | "CV"
  | "Certificate"
  | "Certificate German skills"
  | "CertifiedCopyUEC"
  | "Picture"
  | "Certificate health insurance"
  | "PhotoId"
  | "De-registration certificate";
export interface DocumentNeed {
  type: NeededDocument;
  state: NeedState;
  /** When a document that was announced is due, or was, where it is missing; absent if no day was set. */
  dueOn?: string;
}
/** What the page says where a document is missing. */
export const missingDocument: Partial<Record<string, Message>> = {
  CV: message("cvMissing"),
  Certificate: message("certificateMissing"),
  "Certificate German skills": message("languageProofMissing"),
  "Certificate health insurance": message("insuranceProofMissing"),
  PhotoId: message("photoIdMissing"),
  CertifiedCopyUEC: message("entranceQualificationMissing"),
} satisfies Partial<Record<NeededDocument, Message>>;

type Of = Pick<Answers, "account" | "documents" | "now">;
export type DocumentStep = "documents" | "contractDocuments";

/** What a step cannot go on without: a refused document that is optional keeps nobody. */
export const missingTypes = (step: DocumentStep, answers: Of) => missingOf[step](answers as Answers);

/** The documents that the search asks of an applicant, each with its status: derived, never stored. */
export const documentNeeds = (answers: Of): DocumentNeed[] =>
  statesOf(["CV", "Certificate", ...proofOf(answers), "CertifiedCopyUEC", "Picture"], "documents", answers);

/** The same for the contract. The de-registration certificate is optional: not everybody studied elsewhere. */
export const contractNeeds = (answers: Of): DocumentNeed[] =>
  statesOf(
    ["Certificate health insurance", "PhotoId", "CertifiedCopyUEC", ...proofOf(answers), "De-registration certificate"],
    "contractDocuments",
    answers,
  );

/** The papers without which no contract is sent: each is missing, or was refused. */
export function missingPapers(answers: Of): NeededDocument[] {
  const missing = missingTypes("contractDocuments", answers);
  return contractNeeds(answers).flatMap(({ type }) => (missing.includes(type) ? [type] : []));
}

/** The kind that is preselected for the next upload. */
export const firstMissing = (needs: DocumentNeed[]) =>
  needs.find(({ state }) => state === "missing" || state === "refused")?.type ?? "Other";

const proofOf = ({ account }: Of) => (needsGermanProof(account) ? (["Certificate German skills"] as const) : []);

function statesOf(types: NeededDocument[], step: DocumentStep, answers: Of): DocumentNeed[] {
  const missing = missingTypes(step, answers);
  const stateOf = (type: NeededDocument): NeedState => {
    if (hasDocument(answers.documents, type)) return "saved";
    if (answers.documents.some((document) => isOf(document, type) && document.refusalReason !== null)) return "refused";
    if (missing.includes(type)) return "missing";
    return type === "CV" || type === "Certificate German skills" ? "later" : "optional";
  };
  const { languageProofDueOn } = answers.account;
  return types.map((type) => {
    const state = stateOf(type);
    const isAwaited = state === "later" || state === "missing";
    const hasDay = type === "Certificate German skills" && isAwaited && languageProofDueOn;
    return { type, state, ...(hasDay && { dueOn: languageProofDueOn }) };
  });
}
