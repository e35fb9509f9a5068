import { accountRoutes } from "./http/account.ts";
import { accountingRoutes } from "./http/accounting.ts";
import { advisorRoutes } from "./http/advisors.ts";
import { announcementRoutes } from "./http/announcements.ts";
import { appearanceRoutes } from "./http/appearance.ts";
import { auditRoutes } from "./http/audit.ts";
import type { Route } from "./http/call.ts";
import { commentRoutes } from "./http/comments.ts";
import { companyRoutes } from "./http/companies.ts";
import { companyDocumentRoutes } from "./http/company-documents.ts";
import { contractRoutes } from "./http/contract.ts";
import { cvRoutes } from "./http/cv.ts";
import { documentRoutes } from "./http/documents.ts";
import { downloadRoutes } from "./http/downloads.ts";
import { employeeRoutes } from "./http/employees.ts";
import { figureRoutes } from "./http/figures.ts";
import { identityRoutes } from "./http/identity.ts";
import { importRoutes } from "./http/imports.ts";
import { inboxRoutes } from "./http/inbox.ts";
import { jobOpeningRoutes } from "./http/job-openings.ts";
import { jobRoutes } from "./http/jobs.ts";
import { mailRoutes } from "./http/mail.ts";
import { matchingRoutes } from "./http/matching.ts";
import { noteRoutes } from "./http/notes.ts";
import { notificationRoutes } from "./http/notifications.ts";
import { openingsForApplicantsRoutes } from "./http/openings-for-applicants.ts";
import { partnerRequestRoutes } from "./http/partner-requests.ts";
import { personalDataRoutes } from "./http/personal-data.ts";
import { programmeRoutes } from "./http/programme.ts";
import { retentionRoutes } from "./http/retention.ts";
import { searchRoutes } from "./http/search.ts";
import { textRoutes } from "./http/texts.ts";
import { ticketRoutes } from "./http/tickets.ts";
import { unitRoutes } from "./http/unit.ts";

/** Every call of the contract with what carries it out. */
export const routes: Route[] = [
  ...accountRoutes,
  ...accountingRoutes,
  ...advisorRoutes,
  ...announcementRoutes,
  ...appearanceRoutes,
  ...auditRoutes,
  ...commentRoutes,
  ...companyRoutes,
  ...companyDocumentRoutes,
  ...contractRoutes,
  ...cvRoutes,
  ...documentRoutes,
  ...downloadRoutes,
  ...employeeRoutes,
  ...figureRoutes,
  ...identityRoutes,
  ...importRoutes,
  ...inboxRoutes,
  ...jobOpeningRoutes,
  ...jobRoutes,
  ...mailRoutes,
  ...matchingRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...openingsForApplicantsRoutes,
  ...partnerRequestRoutes,
  ...personalDataRoutes,
  ...programmeRoutes,
  ...retentionRoutes,
  ...searchRoutes,
  ...textRoutes,
  ...ticketRoutes,
  ...unitRoutes,
];
