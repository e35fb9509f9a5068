import { type Answers, hasDocument, missingOf, needsGermanProof } from "./application-steps.ts";

/** `later`: announced; `optional`: not there, and nothing waits for it. */
export type NeedState = "saved" | "missing" | "later" | "optional";
export type NeededDocument = "CV" | "Certificate" | "Certificate German skills" | "CertifiedCopyUEC" | "Picture";
export interface DocumentNeed {
  type: NeededDocument;
  state: NeedState;
}

/** Which documents the search asks of somebody, and how each stands: derived, never stored. */
export function documentNeeds(answers: Pick<Answers, "account" | "documents">): DocumentNeed[] {
  const missing = missingOf.documents(answers as Answers);
  const stateOf = (type: NeededDocument): NeedState => {
    if (hasDocument(answers.documents, type)) return "saved";
    if (missing.includes(type)) return "missing";
    return type === "CV" || type === "Certificate German skills" ? "later" : "optional";
  };
  const proof = needsGermanProof(answers.account) ? (["Certificate German skills"] as const) : [];
  const types = ["CV", "Certificate", ...proof, "CertifiedCopyUEC", "Picture"] as const;
  return types.map((type) => ({ type, state: stateOf(type) }));
}
