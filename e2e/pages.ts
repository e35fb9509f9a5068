/** Addresses that are open to everyone. */
export const publicPages = [
  "/cookies",
  "/impressum",
  "/datenschutz",
  "/maintenance",
  "/password-reset",
  "/newsletter-unsubscription",
  "/newsletter-unsubscription?id=1",
  "/newsletter-unsubscription?done",
  "/nowhere",
];

/** An applicant's own pages, in the order of the way. */
export const applicantPages = [
  "/ds/home",
  "/ds/application/abilities/1",
  "/ds/application/abilities/2",
  "/ds/application/abilities/done",
  "/ds/application/search/1",
  "/ds/application/search/2",
  "/ds/application/search/3",
  "/ds/application/search/4",
  "/ds/application/search/done",
  "/ds/application/contracts/1",
  "/ds/application/contracts/2",
  "/ds/application/contracts/done",
  "/ds/faq",
  "/ds/faq?search=stelle",
  "/ds/tips",
  "/ds/iutraining",
  "/ds/news",
  "/ds/news?page=2",
  "/ds/bringafriend",
  "/ds/onboarding?flow=OnboardingFlow",
  "/ds/onboarding?flow=EmailVerificationFlow",
];

/** Those on which an empty form can be sent, and is refused. */
export const stepPages = applicantPages.filter((path) => /\/(abilities|search|contracts)\/\d$/.test(path));
