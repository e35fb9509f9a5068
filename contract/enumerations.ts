/** Enumerations of spec §3, as plain lists: a page may import them without the schema library. */
export const salutations = ["mr", "mrs", "mx"] as const;
export const studyUnits = ["ds", "fs"] as const;
export const healthInsurances = ["private", "statutory"] as const;
export const germanAuthorities = ["DSH-1", "TestDaF", "telc", "ÖSD", "Diverse"] as const;

/** Stored values; `HighSchoolCertificateBadenWurttemberg` is a choice that is normalised away (spec §5). */
export const entranceQualifications = [
  "Abitur",
  "Fachhochschulreife",
  "FachgebundenesAbitur",
  "Meisterbrief",
  "ApprenticeshipWithExperience",
  "StateCertified",
  "ForeignEntranceDiploma",
] as const;
export const badenWurttembergCertificate = "HighSchoolCertificateBadenWurttemberg";
export const entranceQualificationChoices = [...entranceQualifications, badenWurttembergCertificate] as const;
export const entranceQualificationStatuses = ["Existing", "In prospect", "Unknown"] as const;

export const gradeBands = [1, 2, 3, 4] as const;
export const distancesKilometres = [5, 10, 15, 20] as const;
export const languageLevels = [1, 2, 3, 4, 5, 6, 7] as const;
/** Spec §3: level 1 = A1 … 6 = C2, 7 = native. */
export const languageLevelNames = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export const softwareGroups = ["adobe", "office", "programming", "other"] as const;
export const softwareLevels = [1, 2, 3] as const;
export const dachCountries = ["DE", "AT", "CH", "LI"] as const;

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
export const documentTypes = [...documentCategories, "EmployeeProfilePicture", "MotivationLetter"] as const;
export const documentStates = ["uploading", "processing", "saved", "deleting"] as const;
export const documentExtensions = ["jpeg", "jpg", "png", "pdf", "doc", "docx"] as const;
export const pictureExtensions = ["jpeg", "jpg", "png"] as const;

export const consentAnswers = ["not_answered", "opt_in_single", "opt_in_double", "opt_out"] as const;
export const stages = [
  "New",
  "Examined Application",
  "Ready to match",
  "In Matching",
  "Contract Proposal",
  "Won",
  "Lost",
] as const;

export const wizardStepIds = ["welcome", "hzb_select", "email_verification"] as const;
export const wizardFlowNames = ["EmailVerificationFlow", "OnboardingFlow"] as const;

export const feedbackRatings = ["negative", "neutral", "positive"] as const;
/** Spec §3, per-user flags kept in the account's metadata. */
export const userFlags = [
  "feedbackGiven",
  "flows",
  "onboardingDone",
  "interactedWithMotivationStep",
  "visitedStudyAdviceView",
  "unlockedStep2already",
  "unreadJobOpenings",
  "visitedSelfMatchingView",
  "hideB2cStudyMatchInterestModal",
] as const;

export type Salutation = (typeof salutations)[number];
export type EntranceQualification = (typeof entranceQualifications)[number];
export type EntranceQualificationChoice = (typeof entranceQualificationChoices)[number];
export type DocumentCategory = (typeof documentCategories)[number];
export type DocumentType = (typeof documentTypes)[number];
export type Stage = (typeof stages)[number];
export type WizardStepId = (typeof wizardStepIds)[number];
export type SoftwareGroup = (typeof softwareGroups)[number];
