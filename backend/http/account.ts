import { applicant } from "#contract/calls/applicant.ts";
import { student, studentHealth } from "#contract/calls/student.ts";
import { spokenLanguages } from "#domain/spoken-languages.ts";
import { accountFrom } from "../db/accounts.ts";
import { assignExperiments } from "../operations/account/assign-experiments.ts";
import { changeAccount } from "../operations/account/change-account.ts";
import { changeMetadataEntry } from "../operations/account/change-metadata-entry.ts";
import { confirmEmail } from "../operations/account/confirm-email.ts";
import { fetchWizardFlows } from "../operations/account/fetch-wizard-flows.ts";
import { replaceMetadata } from "../operations/account/replace-metadata.ts";
import { sendEmailVerification } from "../operations/account/send-email-verification.ts";
import { replaceConsents } from "../operations/personal-data/replace-consents.ts";
import { serve } from "./call.ts";

export const accountRoutes = [
  serve(applicant.fetchAccount, async ({ caller }) => accountFrom(caller.account, caller.units)),
  serve(applicant.changeAccount, ({ db, caller, body, now }) => changeAccount(db, caller.id, body, now)),
  serve(applicant.sendEmailVerification, ({ db, caller, backend, language, now }) =>
    sendEmailVerification(db, caller.id, backend.settings.publicUrl, language, now),
  ),
  serve(applicant.confirmEmail, ({ db, caller, body, now }) => confirmEmail(db, caller.id, body.token, now)),
  serve(applicant.replaceMetadata, ({ db, caller, body }) => replaceMetadata(db, caller.id, body)),
  serve(applicant.replaceConsents, ({ db, backend, caller, body, now }) =>
    replaceConsents({ db, publicUrl: backend.settings.publicUrl, now }, caller.id, body),
  ),
  serve(applicant.assignExperiments, ({ db, caller, body, now }) => assignExperiments(db, caller.id, body, now)),
  serve(applicant.fetchLanguages, async () => spokenLanguages.map((code) => ({ code }))),
  serve(student.fetchWizardFlows, async ({ caller }) => fetchWizardFlows(caller.account, caller.units)),
  serve(student.changeMetadataEntry, ({ db, caller, params, body }) =>
    changeMetadataEntry(db, caller.id, params.key, body.value),
  ),
  serve(studentHealth.checkHealth, async () => ({ status: "ok" as const })),
];
