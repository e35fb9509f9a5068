import { applicant } from "#contract/calls/applicant.ts";
import type { Tx } from "../db/open.ts";
import { cancelDeletion } from "../operations/personal-data/cancel-deletion.ts";
import { confirmConsent } from "../operations/personal-data/confirm-consent.ts";
import { exportData } from "../operations/personal-data/export-data.ts";
import { fetchConsentLog } from "../operations/personal-data/fetch-consent-log.ts";
import { fetchDeletion } from "../operations/personal-data/fetch-deletion.ts";
import { fetchNotificationSettings } from "../operations/personal-data/fetch-notification-settings.ts";
import { replaceNotificationSettings } from "../operations/personal-data/replace-notification-settings.ts";
import { requestDeletion } from "../operations/personal-data/request-deletion.ts";
import { resetMe } from "../operations/personal-data/reset-me.ts";
import { sendFeedback } from "../operations/personal-data/send-feedback.ts";
import { withdraw } from "../operations/personal-data/withdraw.ts";
import { serve } from "./call.ts";

/** What people decide about themselves: what they are written about, what is kept of them, and that they go. */
export const dataRoutes = [
  serve(applicant.fetchNotificationSettings, async ({ caller }) => fetchNotificationSettings(caller.account)),
  serve(applicant.replaceNotificationSettings, ({ db, caller, body }) =>
    replaceNotificationSettings(db, caller.account.personId, body),
  ),
  serve(applicant.fetchConsentLog, ({ db, caller }) => fetchConsentLog(db, caller.account.personId)),
  serve(applicant.confirmConsent, ({ db, caller, body, now }) => confirmConsent(db, caller.id, body.token, now)),
  serve(applicant.sendFeedback, ({ db, caller, body, now }) => sendFeedback(db, caller.account.personId, body, now)),
  serve(applicant.withdraw, ({ db, backend, caller, body, now }) =>
    withdraw({ db, publicUrl: backend.settings.publicUrl, now }, caller.id, body),
  ),
  serve(applicant.exportData, ({ db, backend, caller, now }) => exportData(db, backend, caller, now)),
  serve(applicant.fetchDeletion, ({ db, caller }) => fetchDeletion(db, caller.id)),
  serve(applicant.requestDeletion, ({ db, backend, caller, now }) =>
    requestDeletion(db, caller.id, backend.settings.publicUrl, now),
  ),
  serve(applicant.cancelDeletion, ({ db, caller }) => cancelDeletion(db, caller.id)),
  // A call that changes something is one transaction.
  serve(applicant.resetMe, ({ db, backend, caller, now }) => resetMe(db as Tx, backend, caller.account, now)),
];
