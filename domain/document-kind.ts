import { type DocumentCategory, type DocumentType, documentCategories } from "#contract/enumerations/documents.ts";

/** Documents that the search steps ask for or accept. */
export const searchDocumentTypes = [
  "CV",
  "Certificate",
  "Certificate German skills",
  "CertifiedCopyUEC",
  "Picture",
  "MotivationLetter",
  "Other",
] as const satisfies DocumentType[];

/** Documents that contract and enrolment ask for or accept (spec §2). */
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

/** The category that follows from the type; Other for a type without a category of its own. */
export const kindOf = (type: DocumentType): DocumentKind => ({
  category: documentCategories.find((category) => category === type) ?? "Other",
  type,
});
