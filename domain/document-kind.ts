import { type DocumentCategory, type DocumentType, documentCategories } from "#contract/enumerations/documents.ts";

/** What the search steps ask for, or take. */
export const searchDocumentTypes = [
  "CV",
  "Certificate",
  "Certificate German skills",
  "CertifiedCopyUEC",
  "Picture",
  "MotivationLetter",
  "Other",
] as const satisfies DocumentType[];

/** What contract and enrolment ask for, or take (spec §2). */
export const contractDocumentTypes = [
  "Certificate health insurance",
  "PhotoId",
  "CertifiedCopyUEC",
  "De-registration certificate",
  "Certificate German skills",
  "Other",
] as const satisfies DocumentType[];

interface DocumentKind {
  category: DocumentCategory;
  type: DocumentType;
}

/** The category follows from the type; a type that names no category is sorted under Other. */
export const kindOf = (type: DocumentType): DocumentKind => ({
  category: documentCategories.find((category) => category === type) ?? "Other",
  type,
});
