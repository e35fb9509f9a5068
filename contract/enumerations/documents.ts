export const documentCategories = [
  "CV",
  "Certificate",
  "Certificate German skills",
  "Certificate health insurance",
  "CertifiedCopyUEC",
  "Contract",
  "De-registration certificate",
  "Other",
  "Picture",
] as const;
/** `PhotoId`, sorted under Other, is ours: the contract asks for it by name (ADR 0028). */
export const documentTypes = [...documentCategories, "EmployeeProfilePicture", "MotivationLetter", "PhotoId"] as const;
export const documentStates = ["uploading", "processing", "saved", "deleting"] as const;
/** How the check of a document stands; what proves nothing needs none. */
export const documentChecks = ["unneeded", "waiting", "accepted", "refused"] as const;
/** How a paper of a contract stands: not there, announced for later, there, refused, or accepted with the others. */
export const paperStates = ["missing", "later", "saved", "refused", "accepted"] as const;
export const documentExtensions = ["jpeg", "jpg", "png", "pdf", "doc", "docx"] as const;
export const pictureExtensions = ["jpeg", "jpg", "png"] as const;

export type DocumentCategory = (typeof documentCategories)[number];
export type DocumentType = (typeof documentTypes)[number];
export type DocumentCheck = (typeof documentChecks)[number];
export type PaperState = (typeof paperStates)[number];
