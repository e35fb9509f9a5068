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
/** Spec §5, region DACH. */
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
/** `PhotoId`, sorted under Other, is ours: the contract asks for it by name (ADR 0028). */
export const documentTypes = [...documentCategories, "EmployeeProfilePicture", "MotivationLetter", "PhotoId"] as const;
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

export const jobOpeningStatuses = ["draft", "open", "openWithActiveMatches", "staffed", "closed"] as const;
/** Spec §4, applicant-side job status labels, in its order. */
export const jobOpeningLabels = [
  "new",
  "viewed",
  "open",
  "in_progress",
  "in_placement",
  "waiting",
  "personal_interview",
  "trial_period",
  "offered",
  "contract_proposal",
  "staffed",
  "closed",
  "draft",
  "pre_match",
  "in_matching",
] as const;
export const workModels = ["hybrid", "onsite", "remote"] as const;

/** Spec §4, in its order; an application without a status yet is `new` to its reader. */
export const applicationStatuses = [
  "awaiting_any_interest",
  "awaiting_partner_interest",
  "awaiting_applicant_interest",
  "awaiting_interview_schedule",
  "interview_scheduled",
  "trial_day_scheduled",
  "awaiting_partner_confirmation",
  "awaiting_applicant_confirmation",
  "offer_accepted",
  "cancelled",
] as const;
export const cancellationReasons = [
  "staffed_with_another_applicant",
  "rejected_by_company",
  "rejected_by_applicant",
  "job_opening_closed",
] as const;
/** Spec §4, match roles; `system` is the clock and the matcher. */
export const matchRoles = ["applicant", "company", "study_advisor", "system"] as const;
export const matchEvents = [
  "recommend",
  "express-interest",
  "express-disinterest",
  "arrange-interview",
  "choose-interview-date",
  "decline-interview-dates",
  "arrange-trial-day",
  "record-attendance",
  "pass-day",
  "accept",
  "accept-offer",
  "reject-offer",
  "reject",
  "close",
  "staff",
  "withdraw",
  "take-back",
] as const;

/** Spec §6. An owner has every one. */
export const permissions = [
  "createEmployees",
  "editEmployees",
  "deleteEmployees",
  "editCompanyMasterData",
  "editCompanyPortrait",
  "editCompanyPaymentDetails",
  "createJobOpenings",
  "editJobOpenings",
  "requestContracts",
  "editContracts",
  "viewStudentContracts",
] as const;

/** Design §6, contract. */
export const contractStatuses = ["requested", "in_review", "changes_requested", "sent", "signed", "enrolled"] as const;
export const contractEvents = ["request", "submit", "request-changes", "send", "sign", "enrol"] as const;

export const lostReasons = [
  "other_university",
  "other_company",
  "no_practice_partner",
  "another_path",
  "personal",
  "other",
] as const;
export const ticketStatuses = ["open", "in_progress", "waiting", "closed"] as const;
/** What an applicant is written about; each can be switched off, but for what they must not miss. */
export const notificationCategories = [
  "job_openings_newsletter",
  "invitations",
  "interviews",
  "offers",
  "documents",
  "reminders",
  "support",
] as const;
/** What nobody can switch off: an offer that goes unseen is a place that is lost. */
export const unmissableCategories = ["offers"] as const satisfies (typeof notificationCategories)[number][];
/** Spec §3, tracking opt-ins, and the newsletter, which is confirmed by mail. */
export const consentTypes = ["user_research", "amplitude", "newsletter"] as const;

export const wizardStepIds = ["welcome", "hzb_select", "email_verification"] as const;

export const feedbackRatings = ["negative", "neutral", "positive"] as const;
export const feedbackReasons = {
  negative: ["confusing", "unclear-nav", "need-more-help", "data-upload-problems", "other"],
  neutral: [],
  positive: ["clear-navigation", "clear-next-steps", "help-ok", "usage-ok", "other"],
} as const;
/** Spec §3, in its words. */
export const onboardingVariants = ["Original", "Variation 1"] as const;
/** Spec §3, per-user flags kept in the account's metadata; those that say what is derived are left out (ADR 0048). */
export const userFlags = [
  "feedbackGiven",
  "onboardingDone",
  "visitedSelfMatchingView",
  "hideB2cStudyMatchInterestModal",
  "ignoreSelfMatching",
] as const;

export type StudyUnit = (typeof studyUnits)[number];
export type OnboardingVariant = (typeof onboardingVariants)[number];
export type Salutation = (typeof salutations)[number];
export type EntranceQualification = (typeof entranceQualifications)[number];
export type EntranceQualificationChoice = (typeof entranceQualificationChoices)[number];
export type DocumentCategory = (typeof documentCategories)[number];
export type DocumentType = (typeof documentTypes)[number];
export type Stage = (typeof stages)[number];
export type WizardStepId = (typeof wizardStepIds)[number];
export type SoftwareGroup = (typeof softwareGroups)[number];
export type JobOpeningStatus = (typeof jobOpeningStatuses)[number];
export type JobOpeningLabel = (typeof jobOpeningLabels)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type CancellationReason = (typeof cancellationReasons)[number];
export type MatchRole = (typeof matchRoles)[number];
export type MatchEvent = (typeof matchEvents)[number];
export type Permission = (typeof permissions)[number];
export type ContractStatus = (typeof contractStatuses)[number];
export type ContractEvent = (typeof contractEvents)[number];
export type LostReason = (typeof lostReasons)[number];
export type TicketStatus = (typeof ticketStatuses)[number];
export type NotificationCategory = (typeof notificationCategories)[number];
