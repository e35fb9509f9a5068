import { applicant } from "#contract/calls/applicant.ts";

/** The token of a mail, posted by the page that its link opens. */
export const confirmConsentForm = applicant.confirmConsent.body;
