export const consentAnswers = ["not_answered", "opt_in_single", "opt_in_double", "opt_out"] as const;
/** What applicants are mailed about; each can be switched off, except what they must not miss. */
export const notificationCategories = [
  "job_openings_newsletter",
  "invitations",
  "interviews",
  "offers",
  "documents",
  "reminders",
  "support",
] as const;
/** What employees of a company are mailed about; each can be switched off, for all their companies. */
export const companyNotificationCategories = [
  "company_interest",
  "company_interviews",
  "company_answers",
  "company_contracts",
  "company_support",
] as const;
/** Cannot be switched off: an unread offer may cost the applicant the place. */
export const unmissableCategories = ["offers"] as const satisfies (typeof notificationCategories)[number][];
/** What company users are asked; spec §3 knows no newsletter for them. */
export const companyConsentTypes = ["user_research", "amplitude"] as const;
/** Spec §3, tracking opt-ins, and the newsletter, which is confirmed by mail. */
export const consentTypes = ["user_research", "amplitude", "newsletter"] as const;
export const feedbackRatings = ["negative", "neutral", "positive"] as const;
export const feedbackReasons = {
  negative: ["confusing", "unclear-nav", "need-more-help", "data-upload-problems", "other"],
  neutral: [],
  positive: ["clear-navigation", "clear-next-steps", "help-ok", "usage-ok", "other"],
} as const;

export type NotificationCategory = (typeof notificationCategories)[number];
export type CompanyNotificationCategory = (typeof companyNotificationCategories)[number];
/** Switched on or off by category; a category not named is on. */
export type NotificationSettings = Partial<Record<NotificationCategory | CompanyNotificationCategory, boolean>>;
