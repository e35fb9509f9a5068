import { applicant } from "#contract/calls/applicant.ts";
import { office } from "#contract/calls/office.ts";
import { student, studentHealth } from "#contract/calls/student.ts";
import { spokenLanguages } from "#domain/spoken-languages.ts";
import { accountFrom } from "../db/accounts.ts";
import { assignExperiments } from "../operations/account/assign-experiments.ts";
import { changeAccount } from "../operations/account/change-account.ts";
import { changeAddress } from "../operations/account/change-address.ts";
import { changeMetadataEntry } from "../operations/account/change-metadata-entry.ts";
import { confirmEmail } from "../operations/account/confirm-email.ts";
import { fetchAccount } from "../operations/account/fetch-account.ts";
import { fetchAccounts } from "../operations/account/fetch-accounts.ts";
import { fetchWizardFlows } from "../operations/account/fetch-wizard-flows.ts";
import { replaceMetadata } from "../operations/account/replace-metadata.ts";
import { sendEmailVerification } from "../operations/account/send-email-verification.ts";
import { serve } from "./call.ts";

export const accountRoutes = [
  serve(applicant.fetchAccount, async (_work, { account, units }) => accountFrom(account, units)),
  serve(applicant.changeAccount, changeAccount),
  serve(applicant.sendEmailVerification, sendEmailVerification),
  serve(applicant.confirmEmail, confirmEmail),
  serve(applicant.replaceMetadata, replaceMetadata),
  serve(applicant.assignExperiments, assignExperiments),
  serve(applicant.fetchLanguages, async () => spokenLanguages.map((code) => ({ code }))),
  serve(student.fetchWizardFlows, fetchWizardFlows),
  serve(student.changeMetadataEntry, changeMetadataEntry),
  serve(studentHealth.checkHealth, async () => ({ status: "ok" as const })),
  serve(office.fetchAccounts, fetchAccounts),
  serve(office.fetchAccount, fetchAccount),
  serve(office.changeAddress, changeAddress),
];
