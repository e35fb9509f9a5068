import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { cancelDeletion } from "../operations/personal-data/cancel-deletion.ts";
import { confirmConsent } from "../operations/personal-data/confirm-consent.ts";
import { deleteCompanyUser } from "../operations/personal-data/delete-company-user.ts";
import { exportCompanyUser } from "../operations/personal-data/export-company-user.ts";
import { exportData } from "../operations/personal-data/export-data.ts";
import { fetchCompanyLooks } from "../operations/personal-data/fetch-company-looks.ts";
import { fetchConsentLog } from "../operations/personal-data/fetch-consent-log.ts";
import { fetchNotificationSettings } from "../operations/personal-data/fetch-notification-settings.ts";
import { fetchRemarks } from "../operations/personal-data/fetch-remarks.ts";
import { replaceCompanyConsents } from "../operations/personal-data/replace-company-consents.ts";
import { replaceConsents } from "../operations/personal-data/replace-consents.ts";
import { replaceNotificationSettings } from "../operations/personal-data/replace-notification-settings.ts";
import { requestDeletion } from "../operations/personal-data/request-deletion.ts";
import { resetMe } from "../operations/personal-data/reset-me.ts";
import { sendFeedback } from "../operations/personal-data/send-feedback.ts";
import { unsubscribe } from "../operations/personal-data/unsubscribe.ts";
import { withdraw } from "../operations/personal-data/withdraw.ts";
import { serve } from "./call.ts";

/** People's decisions about themselves: which mails they get, which data is kept, and whether they leave. */
export const personalDataRoutes = [
  serve(applicant.fetchNotificationSettings, fetchNotificationSettings),
  serve(applicant.replaceNotificationSettings, replaceNotificationSettings),
  serve(applicant.replaceConsents, replaceConsents),
  serve(applicant.fetchConsentLog, fetchConsentLog),
  serve(company.replaceConsents, replaceCompanyConsents),
  serve(company.fetchConsentLog, fetchConsentLog),
  serve(applicant.confirmConsent, confirmConsent),
  serve(publicCalls.unsubscribe, unsubscribe),
  serve(applicant.sendFeedback, sendFeedback),
  serve(company.sendFeedback, sendFeedback),
  serve(applicant.withdraw, withdraw),
  serve(applicant.exportData, exportData),
  serve(company.exportCompanyUser, exportCompanyUser),
  serve(company.deleteCompanyUser, deleteCompanyUser),
  serve(applicant.fetchCompanyLooks, fetchCompanyLooks),
  serve(applicant.requestDeletion, requestDeletion),
  serve(applicant.cancelDeletion, cancelDeletion),
  serve(applicant.resetMe, resetMe),
  serve(office.fetchRemarks, fetchRemarks),
  serve(office.requestDeletion, (work, _caller, { accountId }) => requestDeletion(work, { id: accountId })),
  serve(office.cancelDeletion, (work, _caller, { accountId }) => cancelDeletion(work, { id: accountId })),
];
