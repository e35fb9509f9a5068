export const jobOpeningStatuses = ["draft", "open", "openWithActiveMatches", "staffed", "closed"] as const;
/** Orders of a company's list of openings; the first is the default. */
export const jobOpeningOrders = ["waiting", "newest", "title", "start"] as const;
/** Whom a company looks at: those an opening fits, those of them who are not for it, and those in touch. */
export const applicantViews = ["recommended", "dismissed", "contacted"] as const;
/** Whose turn it is with an application, for its company; `over`: accepted, or ended. */
export const applicantTurns = ["yours", "others", "over"] as const;
/** How those of one turn are ordered: by the longest wait, or by last name (spec §3). */
export const applicantOrders = ["waiting", "lastNameAscending", "lastNameDescending"] as const;
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
/** Design §6, contract. */
export const contractStatuses = ["requested", "in_review", "changes_requested", "sent", "signed", "enrolled"] as const;
export const contractEvents = ["request", "submit", "request-changes", "send", "take-back", "sign", "enrol"] as const;
/** Events of a contract that a company is notified of. */
export const contractNotices = [
  "contract_requested",
  "contract_sent",
  "contract_taken_back",
  "contract_signed",
  "contract_enrolled",
] as const;
/** Orders of a company's students within a start of studies (spec §3); the first is the default. */
export const studentOrders = ["lastNameAscending", "lastNameDescending"] as const;
/** Which students a company looks at: those whose contract waits for it, has not been requested, or stands there. */
export const studentStates = ["due", "none", ...contractStatuses] as const;

export type JobOpeningStatus = (typeof jobOpeningStatuses)[number];
export type JobOpeningOrder = (typeof jobOpeningOrders)[number];
export type ApplicantView = (typeof applicantViews)[number];
export type ApplicantTurn = (typeof applicantTurns)[number];
export type ApplicantOrder = (typeof applicantOrders)[number];
export type JobOpeningLabel = (typeof jobOpeningLabels)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type CancellationReason = (typeof cancellationReasons)[number];
export type MatchRole = (typeof matchRoles)[number];
export type MatchEvent = (typeof matchEvents)[number];
export type StudentOrder = (typeof studentOrders)[number];
export type StudentState = (typeof studentStates)[number];
export type ContractNotice = (typeof contractNotices)[number];
export type ContractStatus = (typeof contractStatuses)[number];
export type ContractEvent = (typeof contractEvents)[number];
