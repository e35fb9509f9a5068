/** Enumerations of spec §3, as plain lists: a page may import them without the schema library. */
export const salutations = ["mr", "mrs", "mx"] as const;
export const studyModels = ["DS", "DMS"] as const;
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
/** As they are offered: the most common ones first. */
export const entranceQualificationChoices = [
  "Abitur",
  "Fachhochschulreife",
  badenWurttembergCertificate,
  "FachgebundenesAbitur",
  "Meisterbrief",
  "ApprenticeshipWithExperience",
  "StateCertified",
  "ForeignEntranceDiploma",
] as const;
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
export const stages = [
  "New",
  "Examined Application",
  "Ready to match",
  "In Matching",
  "Contract Proposal",
  "Won",
  "Lost",
] as const;
export const lostReasons = [
  "other_university",
  "other_company",
  "no_practice_partner",
  "another_path",
  "personal",
  "other",
] as const;
export const wizardStepIds = ["welcome", "hzb_select", "email_verification"] as const;
/** Spec §3, in its words. */
export const onboardingVariants = ["Original", "Variation 1"] as const;
/** Spec §3, per-user flags that the companies' pages set. */
export const companyFlags = [
  "feedbackGiven",
  "hideCourseOfStudyInfo",
  "hideSupportTicketNotice",
  "hidePaymentDetailsWarning",
  "hideDmsInfoModal",
  "hideDmsInfoModalHome",
  "hideDmsInfoModalJobOpenings",
] as const;
/** Spec §3, per-user flags that the applicants' pages set; those that say what is derived are left out (ADR 0048). */
export const applicantFlags = [
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
export type Stage = (typeof stages)[number];
export type WizardStepId = (typeof wizardStepIds)[number];
export type SoftwareGroup = (typeof softwareGroups)[number];
export type LostReason = (typeof lostReasons)[number];
