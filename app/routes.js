/** The route table: spec §2 on one screen. Ids are `<side>…`, so that the server can make one view per side. */
export function routes(route) {
  const applicant = (path, file, id, options) =>
    route(path, `sides/applicant/${file}.tsx`, { id: `applicant/${id}`, ...options });
  const advisor = (path, file, id, options) =>
    route(path, `sides/advisor/${file}.tsx`, { id: `advisor/${id}`, ...options });
  const company = (path, file, id, options) =>
    route(path, `sides/company/${file}.tsx`, { id: `company/${id}`, ...options });
  /** Pages of no side. Their ids are the names that page views have always carried. */
  const anyone = (path, file, id) => route(path, `sides/public/${file}.tsx`, { id: `shared/${id}` });
  /** The same pages twice: public, and for applicants with their answers filled in. */
  const cvGenerator = (base, id) =>
    route(base, "sides/cv-generator/layout.tsx", { id }, () => {
      const page = (path, file, options) =>
        route(path, `sides/cv-generator/${file}.tsx`, { id: `${id}/${file}`, ...options });
      page(undefined, "start", { index: true });
      for (const path of ["start", "input"]) page(path, `moved/${path}`);
      for (const step of ["profil", "education", "experience", "knowledge", "hobbies"]) page(`input/${step}`, step);
      for (const path of ["preview", "send", "final", "delete", "photo", "pdf"]) page(path, path);
      page("pages.svg", "pages");
      page("resume.json", "resume");
      page("send/:token", "confirm-sending");
    });

  route("ds", "sides/applicant/layout.tsx", { id: "applicant" }, () => {
    applicant(undefined, "home/start", "start", { index: true });
    applicant("home", "home/home", "home");
    applicant("confirm-email", "onboarding/confirm-email", "confirm-email");
    applicant("onboarding", "onboarding/onboarding", "onboarding");
    applicant("waiting", "onboarding/waiting", "waiting");
    applicant("application/choice", "application/choose-application", "choose-application");
    applicant("application/abilities/1", "abilities/study-info", "study-info");
    applicant("application/abilities/2", "abilities/study-advice", "study-advice");
    applicant("application/abilities/done", "abilities/done", "abilities-done");
    applicant("application/search/1", "search/graduation", "graduation");
    applicant("application/search/2", "search/distance", "distance");
    applicant("application/search/3", "search/motivation", "motivation");
    applicant("application/search/4", "documents/documents", "documents");
    applicant("application/search/4/:uuid/delete", "documents/delete-document", "delete-document");
    applicant("application/search/4/:uuid/kind", "documents/change-document", "change-document");
    applicant("application/search/done", "search/done", "search-done");
    applicant("portfolio", "portfolio/portfolio", "portfolio");
    applicant("portfolio/pdf", "portfolio/portfolio-pdf", "portfolio-pdf");
    applicant("application/contracts/1", "contracts/personal", "contract-personal");
    applicant("application/contracts/2", "contracts/documents", "contract-documents");
    applicant("application/contracts/2/:uuid/delete", "documents/delete-document", "delete-contract-document");
    applicant("application/contracts/2/:uuid/kind", "documents/change-document", "change-contract-document");
    applicant("application/contracts/submit", "contracts/submit", "submit-contract");
    applicant("application/contracts/done", "contracts/done", "contracts-done");
    applicant("profile/1", "profile/contact", "profile");
    applicant("profile/2", "profile/partner", "partner");
    applicant("profile/3", "profile/notifications", "notifications");
    applicant("confirm-consent", "profile/confirm-consent", "confirm-consent");
    applicant("my-data", "my-data/my-data", "my-data");
    applicant("my-data/export", "my-data/export", "export");
    applicant("my-data/deletion", "my-data/deletion", "deletion");
    applicant("withdraw", "withdraw/withdraw", "withdraw");
    applicant("feedback", "feedback/feedback", "feedback");
    applicant("contact/1", "contact/advisor", "advisor-contact");
    applicant("contact/2", "contact/team", "team");
    applicant("contact/3", "contact/support", "support");
    applicant("contact/3/:id", "contact/ticket", "ticket");
    applicant("contact/attachments/:id", "contact/attachment", "attachment");
    applicant("selfmatching", "selfmatching/overview", "selfmatching");
    applicant("selfmatching/done", "selfmatching/done", "selfmatching-done");
    applicant("selfmatching/calendar", "selfmatching/appointments", "appointments");
    applicant("selfmatching/company-view", "selfmatching/company-view", "company-view");
    applicant("selfmatching/:jobOpeningId", "selfmatching/job-opening", "job-opening");
    applicant("selfmatching/:jobOpeningId/not-interested", "selfmatching/not-interested", "not-interested");
    applicant("selfmatching/:jobOpeningId/accept", "selfmatching/accept-offer", "accept-offer");
    applicant("selfmatching/:jobOpeningId/reject", "selfmatching/reject-offer", "reject-offer");
    applicant("selfmatching/:jobOpeningId/calendar", "selfmatching/calendar", "calendar");
    applicant("selfmatching/:jobOpeningId/viewed", "selfmatching/viewed", "viewed");
    applicant("faq", "home/faq", "faq");
    applicant("tips", "tips/tips", "tips");
    applicant("tips/video/:name", "tips/tip-video", "tip-video");
    applicant("iutraining", "tips/training", "training");
    applicant("news", "news/news", "news");
    applicant("news/:id", "news/news-item", "news-item");
    applicant("bringafriend", "friends/bring-a-friend", "bring-a-friend");
    applicant("application/search/5/:jobOpeningId/details", "moved/self-matching", "search-details");
    applicant("application/selfmatching/1", "moved/self-matching", "selfmatching-step");
    for (const group of ["application/abilities", "application/search", "application/contracts", "profile", "contact"])
      applicant(group, "moved/first-step", `first-of-${group.replace("/", "-")}`);
    cvGenerator("cvgenerator", "applicant/cv-generator");
    applicant("study-match", "moved/study-match", "study-match");
  });

  cvGenerator("lebenslauf-generator", "shared/cv-generator");

  route("b2b", "sides/company/layout.tsx", { id: "company" }, () => {
    company(undefined, "home/start", "start", { index: true });
    company("home", "home/home", "home");
    company("calendar/:matchId?", "home/calendar", "calendar");
    company("news", "news/news", "news");
    company("news/:id", "news/news-item", "news-item");
    company("notifications", "notifications/notifications", "notifications");
    company("profile", "moved/profile", "profile");
    company("profile/settings", "profile/settings", "settings");
    company("profile/settings/leave", "profile/leave-company", "leave-company");
    company("profile/consents", "profile/consents", "consents");
    company("profile/data", "my-data/my-data", "my-data");
    company("profile/data/export", "my-data/export", "export");
    company("profile/data/deletion", "my-data/delete-access", "delete-access");
    company("profile/notifications", "notifications/mailed-notifications", "mailed-notifications");
    company("feedback", "feedback/feedback", "feedback");
    company("job-openings/manage", "manage/study", "new-job-opening");
    company("job-openings/:jobOpeningId/manage", "manage/manage", "manage");
    for (const step of ["study", "job", "requirements", "finish"]) {
      company(`job-openings/:jobOpeningId/manage/${step}`, `manage/${step}`, `manage-${step}`);
      company(`job-openings/manage/${step}`, "moved/new-job-opening", `new-${step}`);
    }
    company("company", "firm/company", "company");
    company("company/data", "firm/data", "company-data");
    company("invoices", "invoices/invoices", "invoices");
    company("invoices/table", "invoices/invoices-table", "invoices-table");
    company("invoices/:id", "invoices/invoice-file", "invoice");
    company("downloads", "downloads/downloads", "downloads");
    company("downloads/:id", "downloads/download-file", "download");
    company("upskilling", "upskilling/upskilling", "upskilling");
    company("help", "help/help", "help");
    company("help/start", "moved/help", "help-start");
    company("help/:helpTopic", "help/topic", "help-topic");
    company("help/contact", "help/contact", "help-contact");
    company("help/contact/:supportTicketId", "help/ticket", "request");
    company("help/attachments/:id", "help/attachment", "request-file");
    company("company/portrait", "firm/portrait", "company-portrait");
    company("company/picture", "firm/picture", "company-picture");
    company("company/payment", "firm/payment", "company-payment");
    company("company/bank", "firm/bank", "company-bank");
    company("company/mandate", "firm/mandate", "company-mandate");
    company("company/documents", "firm/documents", "company-documents");
    company("company/documents/:uuid", "firm/document-file", "company-document");
    company("company/documents/:uuid/delete", "firm/delete-document", "delete-company-document");
    company("impressum", "legal/imprint", "imprint");
    company("datenschutz", "legal/privacy", "privacy");
    company("nutzungsbedingungen", "legal/terms", "terms");
    company("vertraulichkeit", "legal/confidentiality", "confidentiality");
    company("employees", "employees/employees", "employees");
    company("employees/edit", "employees/invite", "invite-employee");
    company("employees/edit/:employeeId", "employees/employee", "employee");
    company("employees/edit/:employeeId/picture", "employees/picture", "employee-picture");
    company("employees/edit/:employeeId/remove", "employees/remove-employee", "remove-employee");
    company("employees/edit/:employeeId/hand-over", "employees/hand-over", "hand-over");
    company("companies", "companies/choose-company", "choose-company");
    company("invitation/:invitationId", "companies/invitation", "invitation");
    company("invitation/:invitationId/decline", "companies/decline-invitation", "decline-invitation");
    company("job-openings", "job-openings/job-openings", "job-openings");
    company("job-openings/:jobOpeningId", "applicant-lists/recommended", "recommended");
    company("job-openings/:jobOpeningId/reco", "moved/recommended", "reco");
    company("job-openings/:jobOpeningId/dismissed", "applicant-lists/dismissed", "dismissed");
    company("job-openings/:jobOpeningId/contacted", "applicant-lists/contacted", "contacted");
    company("job-openings/:jobOpeningId/contacted/interview", "applicant-lists/invite-chosen", "invite-chosen");
    company("job-openings/:jobOpeningId/contacted/reject", "applicant-lists/reject-chosen", "reject-chosen");
    company("job-openings/:jobOpeningId/overview", "job-openings/opening-overview", "opening-overview");
    company("job-openings/:jobOpeningId/close", "job-openings/close-job-opening", "close-job-opening");
    company("job-openings/:jobOpeningId/delete", "job-openings/delete-job-opening", "delete-job-opening");
    const ofApplicant = "job-openings/:jobOpeningId/applicants/:accountId";
    company(ofApplicant, "applicant/applicant", "applicant");
    company(`${ofApplicant}/documents/:uuid`, "applicant/document", "document");
    company(`${ofApplicant}/portfolio`, "applicant/portfolio", "portfolio");
    company(`${ofApplicant}/contract`, "contract/contract", "contract");
    company(`${ofApplicant}/interview`, "applicant-acts/arrange-interview", "arrange-interview");
    company(`${ofApplicant}/trial-day`, "applicant-acts/arrange-trial-day", "arrange-trial-day");
    company(`${ofApplicant}/accept`, "applicant-acts/accept-applicant", "accept-applicant");
    company(`${ofApplicant}/reject`, "applicant-acts/reject-applicant", "reject-applicant");
    company(`${ofApplicant}/take-back`, "applicant-acts/take-back", "take-back");
    company(`${ofApplicant}/success`, "applicant-acts/success", "applicant-success");
    company(`${ofApplicant}/comments/:commentId`, "applicant/change-comment", "change-comment");
    company(`${ofApplicant}/comments/:commentId/delete`, "applicant/delete-comment", "delete-comment");
    company("students", "students/students", "students");
    company("students/export", "students/export", "students-file");
  });

  route("advisor", "sides/advisor/layout.tsx", { id: "advisor" }, () => {
    advisor(undefined, "inbox/inbox", "inbox", { index: true });
    advisor("office/inbox/table", "inbox/inbox-table", "inbox-table");
    advisor("search", "search/search", "desk-search");
    advisor("office", "office/programme", "office");
    advisor("office/advisors", "office/advisors/advisors", "advisors");
    advisor("office/advisors/table", "office/advisors/advisors-table", "advisors-table");
    advisor("office/advisors/new", "office/advisors/advisor", "new-advisor");
    advisor("office/advisors/:advisorId", "office/advisors/advisor", "advisor");
    advisor("office/advisors/:advisorId/picture", "office/advisors/advisor-picture", "advisor-picture");
    advisor("office/advisors/:advisorId/picture/file", "office/advisors/open-picture", "open-picture");
    advisor("office/accounts", "office/accounts/accounts", "accounts");
    advisor("office/accounts/table", "office/accounts/accounts-table", "accounts-table");
    advisor("office/accounts/:accountId", "office/accounts/account", "account");
    advisor("office/accounts/:accountId/remarks", "office/accounts/remarks-table", "account-remarks-table");
    advisor("office/accounts/:accountId/delete", "office/accounts/delete-account", "delete-account");
    advisor("companies", "companies/companies", "companies");
    advisor("companies/:companyId", "companies/company", "company-at-desk");
    advisor("office/companies/table", "companies/companies-table", "companies-table");
    advisor("office/companies/new", "office/companies/new-company", "new-company");
    advisor("office/companies/:companyId", "office/companies/company", "company");
    advisor("office/companies/:companyId/people/new", "office/companies/invite-person", "invite-person");
    advisor("office/companies/:companyId/people/:employeeId", "office/companies/person", "person");
    advisor("office/imports/:kind", "office/imports/import", "import");
    advisor("office/imports/:kind/table", "office/imports/exported", "exported");
    advisor("office/imports/:kind/:importId", "office/imports/staged-import", "staged-import");
    advisor("office/invoices", "office/invoices/invoices", "invoices");
    advisor("office/invoices/table", "office/invoices/invoices-table", "invoices-table");
    advisor("office/invoices/:invoiceId", "office/invoices/invoice", "invoice");
    advisor("office/invoices/:invoiceId/file", "office/invoices/invoice-file", "invoice-file");
    advisor("office/requests", "office/requests/requests", "requests");
    advisor("office/requests/table", "office/requests/requests-table", "requests-table");
    advisor("office/requests/:partnerRequestId", "office/requests/request", "request");
    for (const figures of ["funnel", "answers", "feedback"]) {
      advisor(`office/${figures}`, `office/figures/${figures}`, figures);
      advisor(`office/${figures}/table`, `office/figures/${figures}-table`, `${figures}-table`);
    }
    advisor("office/answers/openings/table", "office/figures/openings-table", "openings-table");
    advisor("office/feedback/reasons/table", "office/figures/feedback-reasons-table", "feedback-reasons-table");
    advisor("office/feedback/texts/table", "office/figures/feedback-texts-table", "feedback-texts-table");
    advisor("office/mails", "office/mails/mails", "mails");
    advisor("office/mails/table", "office/mails/mails-table", "mails-table");
    advisor("office/audit", "office/audit/audit", "audit");
    advisor("office/audit/table", "office/audit/audit-table", "audit-table");
    advisor("office/jobs", "office/jobs/jobs", "jobs");
    advisor("office/appearance", "office/appearance/appearance", "appearance");
    advisor("office/retention", "office/retention/retention", "retention");
    advisor("office/texts/:kind?", "office/texts/texts", "texts");
    advisor("office/texts/:kind/table", "office/texts/texts-table", "texts-table");
    advisor("office/texts/:kind/new", "office/texts/new-text", "new-text");
    advisor("office/texts/:kind/:textId", "office/texts/text", "text");
    advisor("office/texts/:kind/:textId/delete", "office/texts/delete-text", "delete-text");
    advisor("office/texts/:kind/:textId/file", "office/texts/text-file", "text-file");
    advisor("office/texts/:kind/:textId/file/open", "office/texts/open-text-file", "open-text-file");
    advisor(
      "office/texts/:kind/:textId/registrations/table",
      "office/texts/registrations-table",
      "registrations-table",
    );
    advisor("office/texts/:kind/:textId/:language", "office/texts/wording", "wording");
    advisor("office/texts/mail/:textId/:language", "office/texts/mail-wording", "mail-wording");
    advisor("office/texts/mail/:textId/:language/page", "office/texts/mail-page", "mail-wording-page");
    advisor("info-session", "info-session/attendees", "attendees");
    advisor("tickets", "tickets/tickets", "tickets");
    advisor("office/tickets/table", "tickets/tickets-table", "tickets-table");
    advisor("tickets/:ticketId", "tickets/ticket", "ticket");
    advisor("tickets/files/:id", "tickets/attachment", "attachment");
    advisor("applicants/:accountId", "applicant/applicant", "applicant");
    advisor("applicants/:accountId/notes", "applicant/notes", "applicant-notes");
    advisor("applicants/:accountId/notes/:noteId", "applicant/change-note", "change-note");
    advisor("applicants/:accountId/notes/:noteId/delete", "applicant/delete-note", "delete-note");
    advisor("applicants/:accountId/job-openings", "applicant/openings", "applicant-openings");
    advisor("applicants/:accountId/mails", "applicant/mails", "applicant-mails");
    advisor("applicants/:accountId/documents/:uuid", "applicant/document", "document");
    advisor("applicants/:accountId/documents/:uuid/check", "documents/check-document", "check-document");
    for (const [one, many] of [
      ["campus", "campuses"],
      ["course", "courses"],
      ["intake", "intakes"],
    ]) {
      advisor(`office/${many}`, `office/${many}`, many);
      advisor(`office/${many}/table`, `office/${many}-table`, `${many}-table`);
      advisor(`office/${many}/new`, `office/${one}`, `new-${one}`);
      advisor(`office/${many}/:${one}Id`, `office/${one}`, one);
      advisor(`office/${many}/:${one}Id/delete`, "office/delete-kept", `delete-${one}`);
    }
    advisor("profile", "profile", "profile");
    advisor("profile/picture", "picture", "picture");
  });

  route("/", "sides/public/start/start.tsx", { id: "shared/root", index: true });
  anyone("praxispartner", "partner/partner", "partner");
  anyone("fragen", "faq/faq", "faq");
  anyone("auth/:side", "sign-in/start", "auth");
  anyone("auth/:side/callback", "sign-in/callback", "auth-callback");
  anyone("sign-out", "sign-in/sign-out", "sign-out");
  anyone("auth/:side/sign-in/:uid", "sign-in/sign-in", "sign-in");
  anyone("auth/:side/sign-in/:uid/register", "sign-in/register", "register");
  anyone("auth/:side/sign-in/:uid/code", "sign-in/code", "code");
  anyone("invitation/:code?", "sign-in/invitation", "invitation");
  anyone("auth/:side/password-reset", "sign-in/forgot-password", "forgot-password");
  anyone("auth/:side/password-reset/:token", "sign-in/reset-password", "reset-password");
  anyone("password-reset", "sign-in/moved-password-reset", "forgot-password-moved");
  anyone("password-reset/:token", "sign-in/moved-password-reset", "reset-password-moved");
  // Password managers look there for the page.
  anyone(".well-known/change-password", "sign-in/moved-password-reset", "change-password");

  anyone("calendar/:token", "calendar-feed", "calendar-feed");
  anyone("company-pictures/:id", "company-picture", "company-picture");
  anyone("advisor-pictures/:id", "advisor-picture", "advisor-picture");
  route("documents/:uuid/preview", "sides/applicant/documents/preview.tsx", { id: "shared/document-preview" });
  anyone("maintenance", "maintenance", "maintenance");
  for (const path of ["impressum", "imprint"]) anyone(path, "legal/imprint", path);
  for (const path of ["datenschutz", "dataprotection"]) anyone(path, "legal/privacy", path);
  anyone("cookies", "tracking/cookies", "cookies");
  anyone("tracked-account", "tracking/tracked-account", "tracked-account");
  anyone("experiment-assignments", "tracking/experiment-assignments", "experiment-assignments");
  anyone("newsletter-unsubscription", "newsletter-unsubscription", "newsletter-unsubscription");
  anyone("mails", "mails/mails", "mails");
  anyone("mails/:kind", "mails/mail", "mail");
  anyone("mails/:kind/page", "mails/mail-page", "mail-page");
  anyone("view", "view", "view");
  anyone("reset", "reset", "reset");
  anyone("*", "not-found", "not-found");
}
