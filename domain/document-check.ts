import type { Document } from "#contract/entities/document.ts";
import type { DocumentCheck, DocumentType } from "#contract/enumerations/documents.ts";

/** Documents that describe the applicant but prove nothing; nobody checks them. */
export const unproving: readonly DocumentType[] = ["CV", "Picture", "MotivationLetter", "EmployeeProfilePicture"];

/** How the check of a document stands: derived from what was decided about this very file (ADR 0093). */
export function checkOf(
  of: Pick<Document, "category" | "type" | "refusalReason"> & { acceptedAt: Document["acceptedAt"] | Date },
): DocumentCheck {
  if (of.refusalReason !== null) return "refused";
  if (of.acceptedAt !== null) return "accepted";
  return unproving.includes(of.category) || unproving.includes(of.type) ? "unneeded" : "waiting";
}

export type CheckDecision = "accept" | "refuse";
const decisions: Record<DocumentCheck, readonly CheckDecision[]> = {
  unneeded: ["refuse"],
  waiting: ["accept", "refuse"],
  accepted: ["refuse"],
  refused: ["accept"],
};
/** What an advisor may decide, the usual first; used by buttons and backend alike. */
export const decisionsOn = (check: DocumentCheck) => decisions[check];
