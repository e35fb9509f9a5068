import { z } from "zod";
import { bytes, del, endpoints, get, patch, post, put } from "../endpoint.ts";
import { metadata, metadataKey, metadataValue, newMetadata } from "../entities/account.ts";
import { accounting, accountingNotice, invoice } from "../entities/accounting.ts";
import { comment } from "../entities/comment.ts";
import { bankAccountAnswers, companyChanges, ownCompany, portraitAnswers } from "../entities/company.ts";
import { companyHelp } from "../entities/company-help.ts";
import { companyHome } from "../entities/company-home.ts";
import { consent, consentChoice, loggedConsent } from "../entities/consent.ts";
import { contractAtOpening, seenContract, student } from "../entities/contract.ts";
import { companyDocument } from "../entities/document.ts";
import { download } from "../entities/download.ts";
import { employee, employeeChanges, ownWork } from "../entities/employee.ts";
import { feedbackAnswer } from "../entities/feedback.ts";
import {
  countedJobOpening,
  dueApplications,
  jobOpeningChanges,
  jobOpeningWithFit,
  jobOpeningWithPeople,
  listedOwnJobOpening,
  openingHead,
  ownJobOpening,
} from "../entities/job-opening.ts";
import { interviewDates, match } from "../entities/match.ts";
import { newsItem, newsPage, newsQuery } from "../entities/news.ts";
import { notification } from "../entities/notification.ts";
import { applicantAtOpening, applicantStanding, listedApplicant } from "../entities/seen-applicant.ts";
import {
  newCompanyTicket,
  openedTicket,
  supportTicket,
  ticketAttachment,
  ticketMessage,
  ticketReply,
} from "../entities/support-ticket.ts";
import { shownText } from "../entities/text.ts";
import { upskillingOffer } from "../entities/upskilling.ts";
import { employeeOrders, paymentTypes, permissions } from "../enumerations/companies.ts";
import { companyConsentTypes, companyNotificationCategories } from "../enumerations/help.ts";
import {
  applicantOrders,
  applicantTurns,
  applicantViews,
  jobOpeningOrders,
  jobOpeningStatuses,
  studentOrders,
  studentStates,
} from "../enumerations/matching.ts";
import { distancesKilometres } from "../enumerations/people.ts";
import { limits } from "../limits.ts";
import { colleague, owner, signedIn } from "../needs.ts";
import { sides } from "../sides.ts";
import { day, email, nullable, oneLine, pageKey, text } from "../values.ts";

const version = z.number().int().optional();
const place = oneLine(limits.lineCharacters).optional();
const commentText = text(limits.textCharacters);
/**
 * A company of somebody's, and what they may do there, or will once they accept: a list of companies has the default
 * one first and those that wait for an answer last.
 */
const employment = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Extension: tells apart companies of one name. */
  city: z.string(),
  isOwner: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  /** Extension: who is responsible for it and gives rights there, by name; nobody while the invitation is pending. */
  owners: z.array(z.string()),
  /** Extension: whether this person starts with it (`set-default`). */
  isDefault: z.boolean(),
  invitationPending: z.boolean(),
  /** Extension: the office has locked the company (ADR 0076). */
  isLocked: z.boolean(),
  /** Extension: the colleague who sent the invitation, if any, and its expiry; null: none is pending. */
  invitation: z.object({ id: z.uuid(), invitedBy: z.string().nullable(), expiresAt: z.string() }).nullable(),
});
export type Employment = z.infer<typeof employment>;

/** Whom a list of students is of. */
const studentQuery = z.object({
  intake: day.optional(),
  state: z.enum(studentStates).optional(),
  /** Part of the name. */
  search: z.string().max(limits.searchCharacters).optional(),
  order: z.enum(studentOrders).optional(),
});

const mailedCategories = z.partialRecord(z.enum(companyNotificationCategories), z.boolean());

/** Spec §7, company, with its extensions. */
export const company = endpoints(
  { role: "company", server: "main", base: "/b2b/v1" },
  {
    fetchCompanyUser: get("/me", {
      needs: signedIn,
      response: z.object({
        id: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** Extension: in which language they are written to. */
        language: z.enum(sides.company.languages),
        /** Changes with each picture; null without one. */
        profilePicture: z.uuid().nullable(),
        metadata,
        consents: z.array(consent),
        /** Spec §3: their id at the product tours, where they have one. */
        productFruitsId: z.string().optional(),
        companies: z.array(employment),
        /** Extension: how many notifications of all their companies they have not read yet. */
        unreadNotifications: z.number().int(),
        /** Extension: when they promised confidentiality (ADR 0070); null: not yet. */
        confidentialityAcceptedAt: z.string().nullable(),
      }),
    }),
    changeCompanyUser: patch("/me", {
      needs: signedIn,
      body: z
        .object({
          firstName: oneLine(limits.nameCharacters),
          lastName: oneLine(limits.nameCharacters),
          language: z.enum(sides.company.languages),
        })
        .partial(),
    }),
    /** The caller's own picture, a photo of any format: it is cut to the face, and shown to colleagues. */
    uploadProfilePicture: post("/me/picture/upload", {
      needs: signedIn,
      upload: { file: "file", fields: z.object({}) },
      response: z.object({ profilePicture: z.uuid() }),
      isToldInPlace: true,
      extension: true,
    }),
    deleteProfilePicture: del("/me/picture", { needs: signedIn, extension: true }),
    /** Deletes the caller's own access to every company. 409 for the last owner of one (`lastOwner`). */
    deleteCompanyUser: del("/me", { needs: signedIn, extension: true }),
    /** What is stored about the caller, as a ZIP. 429 after `limits.exportsPerHour`. */
    exportCompanyUser: get("/me/export", { needs: signedIn, isAudited: true, response: bytes, extension: true }),
    /** Records the promise of confidentiality about applicants, with the wording that was shown. */
    acceptConfidentiality: post("/me/confidentiality", {
      needs: signedIn,
      body: z.object({ wording: oneLine(limits.lineCharacters) }),
      extension: true,
    }),
    replaceMetadata: put("/metadata", { needs: signedIn, body: newMetadata, response: metadata }),
    changeMetadataEntry: patch("/metadata/:key", {
      needs: signedIn,
      params: z.object({ key: metadataKey }),
      body: z.object({ value: metadataValue }),
      response: metadata,
      extension: true,
    }),
    /** Answers to consents; a type that is left out keeps its answer. */
    replaceConsents: put("/consents", {
      needs: signedIn,
      body: z.array(consentChoice.extend({ type: z.enum(companyConsentTypes) })).max(companyConsentTypes.length),
    }),
    fetchConsentLog: get("/consents/log", { needs: signedIn, response: z.array(loggedConsent), extension: true }),
    sendFeedback: post("/feedback", { needs: signedIn, body: feedbackAnswer }),
    /** Newest first, of all companies of the caller or of the one that is named. */
    fetchNotifications: get("/notifications", {
      needs: signedIn,
      query: z.object({
        limit: z.coerce.number().int().min(1).max(50).default(limits.notificationsPerPage),
        offset: z.coerce
          .number()
          .int()
          .min(0)
          .max(limits.pages * limits.notificationsPerPage)
          .default(0),
        companyId: z.uuid().optional(),
      }),
      response: z.object({
        items: z.array(notification),
        total: z.number().int(),
        unread: z.number().int(),
        /** Extension: the moment of the newest of all, on whichever page it stands. */
        newest: z.string().nullable(),
      }),
    }),
    /** All, or as an extension those up to the `newest` that was read with them. */
    readNotifications: patch("/notifications/read", {
      needs: signedIn,
      body: z.object({ newest: z.iso.datetime().optional() }).optional(),
    }),
    readNotification: patch("/notifications/:notificationId/read", { needs: signedIn }),
    /** Which categories are mailed as well (ADR 0068); those not named stay as they are. */
    changeMailedCategories: post("/notifications", {
      needs: signedIn,
      body: mailedCategories,
      response: mailedCategories,
    }),
    fetchMailedCategories: get("/notification-settings", {
      needs: signedIn,
      response: mailedCategories,
      extension: true,
    }),
    /** Spec §2 has a news page for companies, too; §7 names no call for it. */
    fetchNews: get("/news", { needs: signedIn, query: newsQuery, response: newsPage, extension: true }),
    fetchNewsItem: get("/news/:newsItemId", { needs: signedIn, response: newsItem, extension: true }),
    /** What the office tells companies, in the caller's language or else in German. */
    fetchCompanyTexts: get("/texts/:kind", {
      needs: signedIn,
      params: z.object({ kind: z.enum(["help"]) }),
      response: z.array(shownText),
      extension: true,
    }),
    /** How many applications wait for each of the caller's companies; one for which none waits is left out. */
    fetchWaiting: get("/me/companies/waiting", {
      needs: signedIn,
      response: z.record(z.uuid(), z.number().int()),
      extension: true,
    }),
    setDefaultCompany: post("/me/companies/:companyId/set-default", { needs: colleague }),
    acceptInvitation: post("/me/companies/:companyId/accept-invitation", { needs: signedIn }),
    declineInvitation: post("/me/companies/:companyId/decline-invitation", { needs: signedIn }),
    fetchCompany: get("/companies/:companyId", { needs: colleague, response: ownCompany }),
    changeCompany: patch("/companies/:companyId", {
      needs: "editCompanyMasterData",
      body: companyChanges.extend({ version }),
      response: ownCompany,
    }),
    changePortrait: patch("/companies/:companyId/portrait", {
      needs: "editCompanyPortrait",
      body: nullable(portraitAnswers.shape).extend({ version }),
      response: ownCompany,
    }),
    /** Its picture, a photo of any format: cut to a face, else whole, it fills a square. */
    uploadCompanyPicture: post("/companies/:companyId/picture/upload", {
      needs: "editCompanyPortrait",
      upload: { file: "file", fields: z.object({}) },
      response: ownCompany,
      isToldInPlace: true,
      extension: true,
    }),
    deleteCompanyPicture: del("/companies/:companyId/picture", { needs: "editCompanyPortrait", extension: true }),
    /** 500 × 500 pixels. */
    fetchCompanyPicture: get("/companies/:companyId/picture", { needs: colleague, response: bytes, extension: true }),
    /** Stores the account with the mandate for it, which makes direct debit the company's way to pay. */
    changePaymentDetails: patch("/companies/:companyId/payment-details", {
      needs: "editCompanyPaymentDetails",
      body: z.object({ bankAccount: bankAccountAnswers, version }),
      response: ownCompany,
    }),
    /** Paying by transfer ends a mandate; direct debit needs one. */
    changePaymentType: patch("/companies/:companyId/payment-type", {
      needs: "editCompanyPaymentDetails",
      body: z.object({ paymentType: z.enum(paymentTypes), version }),
      response: ownCompany,
    }),
    /** The mandate as a PDF, with the whole IBAN. */
    fetchMandate: get("/companies/:companyId/mandate", {
      needs: "editCompanyPaymentDetails",
      isAudited: true,
      isToldInPlace: true,
      response: bytes,
      extension: true,
    }),
    /** Leaves a company. 409 for its last owner (`lastOwner`). */
    leaveCompany: post("/me/companies/:companyId/leave", { needs: colleague, extension: true }),
    /**
     * A page of the company's people by last name, and everybody who is invited; `search` looks at names and addresses.
     */
    fetchEmployees: get("/companies/:companyId/employees", {
      needs: colleague,
      query: z.object({
        search: z.string().max(limits.lineCharacters).optional(),
        order: z.enum(employeeOrders).default("lastName"),
        page: z.coerce.number().int().min(1).max(limits.pages).default(1),
      }),
      response: z.object({
        items: z.array(employee),
        /** Of the people that were searched for, those who have joined. */
        total: z.number().int(),
        next: z.number().int().nullable(),
        /** Those that wait longest come first. */
        invited: z.array(employee),
      }),
    }),
    fetchEmployee: get("/companies/:companyId/employees/:employeeId", { needs: colleague, response: employee }),
    /** 500 × 500 pixels. */
    fetchEmployeePicture: get("/companies/:companyId/employees/:employeeId/picture", {
      needs: colleague,
      response: bytes,
      extension: true,
    }),
    /** What the caller does there, which is theirs to say whatever their rights are. */
    changeOwnWork: patch("/companies/:companyId/own-work", {
      needs: colleague,
      body: ownWork.partial().extend({ version }),
      response: employee,
      extension: true,
    }),
    /** Only rights that the caller has themselves are given or taken (ADR 0064). 403 (5000) for an owner. */
    changeEmployee: patch("/companies/:companyId/employees/:employeeId", {
      needs: "editEmployees",
      body: employeeChanges.partial().extend({ version }),
      response: employee,
    }),
    /** Ends somebody's work for the company, or withdraws their invitation. 403 (5000) for an owner. */
    removeEmployee: del("/companies/:companyId/employees/:employeeId", { needs: "deleteEmployees" }),
    /** Sends an invitation again, expired or not; its older link ends. */
    resendInvitation: post("/companies/:companyId/employees/:employeeId/resend-invitation", {
      needs: "createEmployees",
    }),
    /** Makes somebody the owner in the caller's place, who keeps every permission. 403 (5000) for another owner. */
    handOverOwnership: post("/companies/:companyId/employees/:employeeId/ownership", {
      needs: owner,
      extension: true,
    }),
    /** Invites by mail; inviting the same address again sends a new link and ends the older one. */
    inviteEmployee: post("/companies/:companyId/employees", {
      needs: "createEmployees",
      body: z.object({
        firstName: oneLine(limits.nameCharacters),
        lastName: oneLine(limits.nameCharacters),
        email,
        permissions: z.array(z.enum(permissions)).max(permissions.length),
      }),
    }),
    /** Interviews and trial days from today on as a calendar file, or that of one application alone. */
    fetchCalendarFile: get("/companies/:companyId/calendar", {
      needs: colleague,
      query: z.object({ matchId: z.uuid().optional() }),
      response: bytes,
      extension: true,
    }),
    fetchCompanyHome: get("/companies/:companyId/home", { needs: colleague, response: companyHome, extension: true }),
    fetchCompanyHelp: get("/companies/:companyId/help", {
      needs: colleague,
      response: companyHelp,
      extension: true,
    }),
    /** Of the company that is named, else the default one (ADR 0051). */
    fetchInvoices: get("/accounting/invoices", {
      needs: "editCompanyPaymentDetails",
      query: z.object({ companyId: z.uuid().optional() }),
      response: z.array(invoice),
    }),
    fetchAccountingNotices: get("/accounting/notices", {
      needs: "editCompanyPaymentDetails",
      query: z.object({ companyId: z.uuid().optional() }),
      response: z.array(accountingNotice),
    }),
    /** Both at once, and how the company pays. */
    fetchAccounting: get("/accounting", {
      needs: "editCompanyPaymentDetails",
      query: z.object({ companyId: z.uuid().optional() }),
      response: accounting,
      extension: true,
    }),
    previewInvoice: get("/companies/:companyId/accounting/invoices/:invoiceId/file", {
      needs: "editCompanyPaymentDetails",
      response: bytes,
      extension: true,
    }),
    /** Spec §4: a company is loaded with its documents; §7 names no call for them. The newest first. */
    fetchCompanyDocuments: get("/companies/:companyId/documents", {
      needs: colleague,
      response: z.array(companyDocument),
      extension: true,
    }),
    uploadCompanyDocument: post("/companies/:companyId/documents/upload", {
      needs: "editCompanyMasterData",
      upload: { file: "file", fields: z.object({}) },
      response: companyDocument,
      isToldInPlace: true,
      extension: true,
    }),
    previewCompanyDocument: get("/companies/:companyId/documents/:companyDocumentId/preview", {
      needs: colleague,
      isAudited: true,
      response: bytes,
      extension: true,
    }),
    deleteCompanyDocument: del("/companies/:companyId/documents/:companyDocumentId", {
      needs: "editCompanyMasterData",
      extension: true,
    }),
    /** Spec §2 has pages of downloads and of upskilling; §7 names no call for them. Every company sees the same. */
    fetchDownloads: get("/companies/:companyId/downloads", {
      needs: colleague,
      response: z.array(download),
      extension: true,
    }),
    previewDownload: get("/companies/:companyId/downloads/:downloadId/file", {
      needs: colleague,
      response: bytes,
      extension: true,
    }),
    fetchUpskillingOffers: get("/companies/:companyId/upskilling-offers", {
      needs: colleague,
      response: z.array(upskillingOffer),
      extension: true,
    }),
    /** The caller's files that wait for their message. */
    fetchAttachments: get("/companies/:companyId/support-tickets/attachments", {
      needs: colleague,
      response: z.array(ticketAttachment),
      extension: true,
    }),
    uploadAttachment: post("/companies/:companyId/support-tickets/attachments", {
      needs: colleague,
      upload: { file: "file", fields: z.object({}) },
      response: ticketAttachment,
      isToldInPlace: true,
      extension: true,
    }),
    previewAttachment: get("/companies/:companyId/support-tickets/attachments/:attachmentId", {
      needs: colleague,
      response: bytes,
      extension: true,
    }),
    fetchTicket: get("/companies/:companyId/support-tickets/:ticketId", {
      needs: colleague,
      response: openedTicket,
      extension: true,
    }),
    openTicket: post("/companies/:companyId/support-tickets", {
      needs: colleague,
      body: newCompanyTicket,
      response: supportTicket,
      extension: true,
    }),
    replyToTicket: post("/companies/:companyId/support-tickets/:ticketId/messages", {
      needs: colleague,
      body: ticketReply,
      response: ticketMessage,
      extension: true,
    }),
    /** The question is answered; a message opens it again. */
    closeTicket: post("/companies/:companyId/support-tickets/:ticketId/close", { needs: colleague, extension: true }),
    /** A page of the company's openings; `counts` and `due` are of all of them, `total` of what was searched for. */
    fetchJobOpeningOverview: get("/companies/:companyId/job-openings/overview", {
      needs: colleague,
      query: z.object({
        status: z.enum(jobOpeningStatuses).optional(),
        search: z.string().max(limits.searchCharacters).optional(),
        order: z.enum(jobOpeningOrders).optional(),
        after: pageKey.optional(),
      }),
      response: z.object({
        items: z.array(listedOwnJobOpening),
        total: z.number().int(),
        counts: z.partialRecord(z.enum(jobOpeningStatuses), z.number().int()),
        /** Extension: how many drafts the caller began. */
        ownDrafts: z.number().int(),
        due: dueApplications.nullable(),
        next: z.string().nullable(),
        /** Extension: whether a course of the study model DMS can be chosen for an opening. */
        offersDms: z.boolean(),
      }),
    }),
    createJobOpening: post("/companies/:companyId/job-openings", {
      needs: "createJobOpenings",
      body: jobOpeningChanges,
      response: ownJobOpening,
    }),
    fetchJobOpening: get("/companies/:companyId/job-openings/:jobOpeningId", {
      needs: colleague,
      response: countedJobOpening,
    }),
    /** The opening, and who is told when it is closed, by their first names. */
    fetchPeopleInTouch: get("/companies/:companyId/job-openings/:jobOpeningId/in-touch", {
      needs: colleague,
      response: jobOpeningWithPeople,
      extension: true,
    }),
    /** The opening as the wizard shows it: how many people it would fit now stands beside its answers. */
    fetchFit: get("/companies/:companyId/job-openings/:jobOpeningId/fit", {
      needs: colleague,
      response: jobOpeningWithFit,
      extension: true,
    }),
    /**
     * Saves answers, then publishes or closes where a status is named. Nothing is published that changed since
     * `version`. Closing ends applications, and so do fewer positions that leave none free: `endedApplications` says
     * which were read, by their `matchId`.
     */
    changeJobOpening: patch("/companies/:companyId/job-openings/:jobOpeningId", {
      needs: "editJobOpenings",
      needsForOwnDraft: "createJobOpenings",
      body: jobOpeningChanges.extend({
        version,
        status: z.enum(["open", "closed"]).optional(),
        endedApplications: z.array(z.uuid()).optional(),
      }),
      response: ownJobOpening,
    }),
    deleteJobOpening: del("/companies/:companyId/job-openings/:jobOpeningId", {
      needs: "editJobOpenings",
      needsForOwnDraft: "createJobOpenings",
    }),
    copyJobOpening: post("/companies/:companyId/job-openings/:jobOpeningId/copy", {
      needs: "createJobOpenings",
      response: ownJobOpening,
      extension: true,
    }),
    /**
     * A page of an opening's applicants, and what each of its pages says of the opening: recommended ones by the
     * applicants' own ranking (ADR 0026), those in touch by whose turn it is and then by `order`. `search` looks at
     * what the company may call them, `only` leaves out everybody else.
     */
    searchApplicants: post("/companies/:companyId/job-openings/:jobOpeningId/applicants", {
      needs: colleague,
      isConfidential: true,
      isAudited: true,
      isSearch: true,
      body: z.object({
        view: z.enum(applicantViews).default("recommended"),
        search: z.string().max(limits.searchCharacters).optional(),
        /** At most so far from the place of practice. */
        withinKilometres: z.literal(distancesKilometres).optional(),
        only: z.array(z.uuid()).max(limits.applicantsPerPage).optional(),
        order: z.enum(applicantOrders).default("waiting"),
        page: z.number().int().min(1).max(limits.pages).default(1),
      }),
      response: z.object({
        jobOpening: openingHead,
        items: z.array(listedApplicant),
        /** Of all that were found, and how many of those in touch at each turn. */
        total: z.number().int(),
        turns: z.record(z.enum(applicantTurns), z.number().int()),
        next: z.number().int().nullable(),
      }),
    }),
    /** *Not for us*: leaves a recommended applicant out of this opening's list; they are not told. */
    dismissApplicant: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/dismissal", {
      needs: "editJobOpenings",
      isConfidential: true,
      extension: true,
    }),
    restoreApplicant: del("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/dismissal", {
      needs: "editJobOpenings",
      isConfidential: true,
      extension: true,
    }),
    /** As much as the company may know of the applicant now (ADR 0062); every view is recorded. */
    fetchApplicant: get("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId", {
      needs: colleague,
      isConfidential: true,
      isAudited: true,
      response: applicantAtOpening,
    }),
    /** What an act on the applicant goes by. It is read when somebody acts, which is no look at the applicant. */
    fetchStanding: get("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/standing", {
      needs: colleague,
      isConfidential: true,
      response: applicantStanding,
      extension: true,
    }),
    /** A document of the applicant's, where the company sees it; 404 for any other. */
    previewApplicantDocument: get(
      "/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/documents/:documentId",
      { needs: colleague, isConfidential: true, isAudited: true, response: bytes, extension: true },
    ),
    /** The documents that the company sees, and the motivation, bound into one PDF. */
    makeApplicantPortfolio: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/portfolio", {
      needs: colleague,
      isConfidential: true,
      isToldInPlace: true,
      response: bytes,
      extension: true,
    }),
    /** The oldest first. */
    fetchComments: get("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/comments", {
      needs: colleague,
      isConfidential: true,
      response: z.array(comment),
    }),
    addComment: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/comment", {
      needs: colleague,
      isConfidential: true,
      body: z.object({ text: commentText }),
      response: comment,
    }),
    changeComment: patch("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/comment", {
      needs: colleague,
      isConfidential: true,
      body: z.object({ commentId: z.uuid(), text: commentText, version }),
      response: comment,
    }),
    deleteComment: del("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/comment/:commentId", {
      needs: colleague,
      isConfidential: true,
    }),
    /** Invites to an interview or, with `kind: trial_day`, to a trial day at the first of the dates. */
    arrangeInterview: post("/applicants/:matchId/arrange-interview", {
      needs: "editJobOpenings",
      isConfidential: true,
      body: z.object({
        interviewDateSuggestions: interviewDates,
        kind: z.enum(["interview", "trial_day"]).optional(),
        place,
        version,
      }),
      response: match,
    }),
    /** The company makes the first move towards an applicant without an application to this opening. */
    invite: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/invitation", {
      needs: "editJobOpenings",
      isConfidential: true,
      body: z.object({ interviewDateSuggestions: interviewDates, place }),
      response: match,
      extension: true,
    }),
    rejectApplicant: post("/applicants/:matchId/reject", {
      needs: "editJobOpenings",
      isConfidential: true,
      body: z.object({ feedbackText: text(limits.textCharacters), version }),
      response: match,
    }),
    /** Extension: `note`, a personal word that the applicant reads with the offer. */
    acceptApplicant: post("/applicants/:matchId/accept", {
      needs: "editJobOpenings",
      isConfidential: true,
      body: z.object({ note: text(limits.textCharacters).optional(), version }).optional(),
      response: match,
    }),
    takeBackRejection: post("/applicants/:matchId/take-back", {
      needs: "editJobOpenings",
      isConfidential: true,
      body: z.object({ version }).optional(),
      response: match,
      extension: true,
    }),
    /**
     * The contract with an applicant. People who request or sign contracts see how it stands; its papers are for those
     * who may see student contracts (ADR 0055). Every view is recorded.
     */
    fetchContract: get("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/contract", {
      needs: ["viewStudentContracts", "requestContracts", "editContracts"],
      isConfidential: true,
      isAudited: true,
      response: contractAtOpening,
    }),
    requestContract: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/contract", {
      needs: "requestContracts",
      isConfidential: true,
      response: seenContract,
    }),
    signContract: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/contract/signature", {
      needs: "editContracts",
      isConfidential: true,
      /** The contract's version that was read; absent: any. */
      body: z.object({ version }).optional(),
      response: seenContract,
      extension: true,
    }),
    /** A page of the company's students, the latest start of studies first, then by last name (spec §2, §3). */
    fetchStudents: get("/companies/:companyId/students", {
      needs: "viewStudentContracts",
      isConfidential: true,
      isAudited: true,
      query: studentQuery.extend({ page: z.coerce.number().int().min(1).max(limits.pages).default(1) }),
      response: z.object({
        items: z.array(student),
        /** Of what was searched for. */
        total: z.number().int(),
        /** Of all students: how many there are, how many contracts wait for the company, and when studies start. */
        all: z.number().int(),
        due: z.number().int(),
        intakes: z.array(day),
      }),
      extension: true,
    }),
    /** All of them at once, for a file. */
    exportStudents: get("/companies/:companyId/students/export", {
      needs: "viewStudentContracts",
      isConfidential: true,
      isAudited: true,
      query: studentQuery,
      response: z.array(student),
      extension: true,
    }),
  },
);
