import { applicant } from "#contract/calls/applicant.ts";

/** The token of a mail, posted by the page that its link opens. */
export const confirmEmailForm = applicant.confirmEmail.body;
