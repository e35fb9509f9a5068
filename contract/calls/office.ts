import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { bytes, del, endpoints, get, patch, post, put } from "../endpoint.ts";
import { invoiceSearch, keptInvoice, newNotice, wholeInvoice } from "../entities/accounting.ts";
import { appearanceChanges, keptAppearance } from "../entities/appearance.ts";
import { auditEntry, auditSearch } from "../entities/audit-log.ts";
import { deskSearch } from "../entities/desk-search.ts";
import { employee } from "../entities/employee.ts";
import { feedbackFigures, feedbackSearch, funnel, funnelSearch, openingFigures } from "../entities/figures.ts";
import { exportedRows, newImport, ofKind, plannedImport, rowSearch } from "../entities/import.ts";
import { failingJob, jobId, jobKind } from "../entities/job.ts";
import { addressChange, keptAccount, listedAccount } from "../entities/kept-account.ts";
import { advisorAnswers, advisorChanges, keptAdvisor, wholeAdvisor } from "../entities/kept-advisor.ts";
import { addedCompany, keptEmployee, newOwner, refusalMessage, wholeCompany } from "../entities/kept-company.ts";
import { loggedMail, mailSearch } from "../entities/logged-mail.ts";
import { partnerRequest } from "../entities/partner-request.ts";
import {
  campusAnswers,
  campusChanges,
  courseAnswers,
  courseChanges,
  intakeChanges,
  keptCampus,
  keptCourse,
  keptIntake,
  newIntake,
  programme,
  wholeCampus,
  wholeCourse,
  wholeIntake,
} from "../entities/programme.ts";
import { registrationSearch, registrations } from "../entities/registration.ts";
import { remark } from "../entities/remark.ts";
import { keptRetention, retentionChanges } from "../entities/retention.ts";
import {
  keptText,
  mailDraft,
  newText,
  newVersion,
  previewedMail,
  textId,
  textPlaceChanges,
  wholeText,
} from "../entities/text.ts";
import { textKinds } from "../enumerations/texts.ts";
import { message } from "../message.ts";
import { office as needs } from "../needs.ts";
import { pageKey, pageSize } from "../values.ts";
import { company } from "./company.ts";

const created = z.object({ id: z.uuid() });
const ofText = z.object({ textId });

/**
 * Our own extension (design §15): what the programme's office does, an advisor with a right of their own (ADR 0074).
 */
export const office = endpoints(
  { role: "study_advisor", server: "main", base: "/advisor/v1/office" },
  {
    /** How much of the programme there is, so that a page can say what is missing. */
    fetchProgramme: get("/programme", { needs, response: programme, extension: true }),
    fetchCampuses: get("/campuses", { needs, response: z.array(keptCampus), extension: true }),
    fetchCampus: get("/campuses/:campusId", { needs, response: wholeCampus, extension: true }),
    createCampus: post("/campuses", { needs, body: campusAnswers, response: created, extension: true }),
    changeCampus: patch("/campuses/:campusId", { needs, body: campusChanges, extension: true }),
    deleteCampus: del("/campuses/:campusId", { needs, extension: true }),
    fetchCourses: get("/courses", { needs, response: z.array(keptCourse), extension: true }),
    fetchCourse: get("/courses/:courseId", { needs, response: wholeCourse, extension: true }),
    createCourse: post("/courses", { needs, body: courseAnswers, response: created, extension: true }),
    changeCourse: patch("/courses/:courseId", { needs, body: courseChanges, extension: true }),
    deleteCourse: del("/courses/:courseId", { needs, extension: true }),
    fetchIntakes: get("/intakes", { needs, response: z.array(keptIntake), extension: true }),
    fetchIntake: get("/intakes/:intakeId", { needs, response: wholeIntake, extension: true }),
    createIntake: post("/intakes", { needs, body: newIntake, response: created, extension: true }),
    changeIntake: patch("/intakes/:intakeId", { needs, body: intakeChanges, extension: true }),
    deleteIntake: del("/intakes/:intakeId", { needs, extension: true }),

    /** Advisors by name, those that are locked among them. */
    fetchAdvisors: get("/advisors", { needs, response: z.array(keptAdvisor), extension: true }),
    fetchAdvisor: get("/advisors/:advisorId", { needs, response: wholeAdvisor, extension: true }),
    /** Adds an advisor, who is mailed where to sign in. */
    addAdvisor: post("/advisors", { needs, body: advisorAnswers, response: created, extension: true }),
    /** Another address is another sign-in: the new one is mailed, and the old one opens nothing any more. */
    changeAdvisor: patch("/advisors/:advisorId", { needs, body: advisorChanges, extension: true }),
    /** All of an advisor's applicants get another one, who gets new ones as well. */
    handOverApplicants: post("/advisors/:advisorId/applicants/handover", {
      needs,
      body: z.object({ to: z.uuid(message("required")) }),
      response: z.object({ count: z.number().int() }),
      extension: true,
    }),
    /** An advisor's picture as their applicants see it, 500 × 500 pixels. */
    fetchAdvisorPicture: get("/advisors/:advisorId/picture", { needs, response: bytes, extension: true }),
    /** As `uploadPicture` of the advisor: a photo of any format, cut to the face. */
    uploadAdvisorPicture: post("/advisors/:advisorId/picture/upload", {
      needs,
      upload: { file: "file", fields: z.object({}) },
      isToldInPlace: true,
      extension: true,
    }),
    /** Mails the address again where to sign in. 409 for a locked advisor, too, whom the unlocking mails. */
    welcomeAdvisor: post("/advisors/:advisorId/welcome", { needs, extension: true }),
    /** A locked advisor is out with the next call and gets no applicants. */
    lockAdvisor: put("/advisors/:advisorId/lock", { needs, extension: true }),
    unlockAdvisor: del("/advisors/:advisorId/lock", { needs, extension: true }),
    /** As `unblockSignIn`; 409 for a locked advisor, too. */
    unblockAdvisorSignIn: del("/advisors/:advisorId/sign-in-blocks", { needs, extension: true }),

    /** Applicants of all advisors by name, e-mail address or telephone; typos are forgiven. */
    fetchAccounts: get("/accounts", {
      needs,
      query: deskSearch.extend({ size: pageSize(deskLimits.foundApplicants) }),
      response: z.object({ items: z.array(listedAccount), hasMore: z.boolean() }),
      extension: true,
    }),
    /** An applicant's account, and whether its sign-in is blocked; every look is recorded. */
    fetchAccount: get("/accounts/:accountId", { needs, isAudited: true, response: keptAccount, extension: true }),
    /** What companies and advisors noted about an applicant, who may ask for it by law; every look is recorded. */
    fetchRemarks: get("/accounts/:accountId/remarks", {
      needs,
      isAudited: true,
      response: z.array(remark),
      extension: true,
    }),
    /** Lets an applicant who has tried too often try again at once. 409 (`notBlocked`) where nothing is blocked. */
    unblockSignIn: del("/accounts/:accountId/sign-in-blocks", { needs, extension: true }),

    /**
     * Another address on every side; both are mailed, sessions end, and a code to the new one confirms it (ADR 0099).
     */
    changeAddress: put("/accounts/:accountId/address", { needs, body: addressChange, extension: true }),

    /** As the applicant's own request: carried out after `limits.deletionDays`, taken back until then by either. */
    requestDeletion: post("/accounts/:accountId/deletion", { needs, extension: true }),
    cancelDeletion: del("/accounts/:accountId/deletion", { needs, extension: true }),

    addCompany: post("/companies", { needs, body: addedCompany, response: created, extension: true }),
    fetchCompany: get("/companies/:companyId", { needs, response: wholeCompany, extension: true }),
    /** What its owners could do for its people; they are mailed what was done by whom (ADR 0091). */
    inviteEmployee: post("/companies/:companyId/employees", {
      needs,
      body: company.inviteEmployee.body,
      extension: true,
    }),
    changeEmployee: patch("/companies/:companyId/employees/:employeeId", {
      needs,
      body: company.changeEmployee.body,
      response: employee,
      extension: true,
    }),
    /** Somebody who works there or is invited to, and whether their sign-in is blocked. */
    fetchEmployee: get("/companies/:companyId/employees/:employeeId", {
      needs,
      response: keptEmployee,
      extension: true,
    }),
    /** As `unblockSignIn`. The owners are not told: the sign-in is the person's. */
    unblockEmployeeSignIn: del("/companies/:companyId/employees/:employeeId/sign-in-blocks", {
      needs,
      extension: true,
    }),
    removeEmployee: del("/companies/:companyId/employees/:employeeId", { needs, extension: true }),
    resendInvitation: post("/companies/:companyId/employees/:employeeId/resend-invitation", { needs, extension: true }),
    /** In the place of all others who are owners, who keep every permission. 403 (5000) for the only owner. */
    handOverOwnership: post("/companies/:companyId/employees/:employeeId/ownership", { needs, extension: true }),
    inviteOwner: post("/companies/:companyId/owners", { needs, body: newOwner, extension: true }),
    /** A locked company's people are kept out, and applicants do not find its openings. */
    lockCompany: put("/companies/:companyId/lock", { needs, extension: true }),
    unlockCompany: del("/companies/:companyId/lock", { needs, extension: true }),

    /** All that is kept of a kind, as the rows of a table that can be imported again. */
    fetchExport: get("/exports/:kind", { needs, params: ofKind, response: exportedRows, extension: true }),
    /** Keeps a table that is to be imported; nothing else changes yet. */
    stageImport: post("/imports", { needs, body: newImport, response: created, extension: true }),
    /** What a kept table would change now. */
    fetchImport: get("/imports/:importId", { needs, query: rowSearch, response: plannedImport, extension: true }),
    /** Imports a kept table, all of it or nothing. 409 once it would do something else than was seen. */
    importTable: post("/imports/:importId/acceptance", {
      needs,
      body: z.object({ digest: z.string().max(100) }),
      response: z.object({ added: z.number().int(), changed: z.number().int() }),
      extension: true,
    }),

    /** Invoices of all companies by number, the highest first. */
    fetchInvoices: get("/invoices", {
      needs,
      query: invoiceSearch,
      response: z.object({ items: z.array(keptInvoice), next: z.string().nullable() }),
      extension: true,
    }),
    fetchInvoice: get("/invoices/:invoiceId", { needs, response: wholeInvoice, extension: true }),
    fetchInvoiceFile: get("/invoices/:invoiceId/file", { needs, response: bytes, extension: true }),
    /** The PDF that its company reads; the next one takes the place of the one before. */
    uploadInvoiceFile: post("/invoices/:invoiceId/file/upload", {
      needs,
      upload: { file: "file", fields: z.object({}) },
      isToldInPlace: true,
      extension: true,
    }),
    removeInvoiceFile: del("/invoices/:invoiceId/file", { needs, extension: true }),

    /** Tells a company something about its billing. */
    tellOfBilling: post("/companies/:companyId/accounting-notices", {
      needs,
      body: newNotice,
      response: created,
      extension: true,
    }),
    removeNotice: del("/accounting-notices/:accountingNoticeId", { needs, extension: true }),

    /** All that wait, the oldest first; and a page of those that are decided, the latest first. */
    fetchPartnerRequests: get("/partner-requests", {
      needs,
      query: deskSearch.partial().extend({ after: pageKey.optional() }),
      response: z.object({
        open: z.array(partnerRequest),
        decided: z.array(partnerRequest),
        next: z.string().nullable(),
      }),
      extension: true,
    }),
    fetchPartnerRequest: get("/partner-requests/:partnerRequestId", {
      needs,
      response: partnerRequest,
      extension: true,
    }),
    /** Adds the company, as `addCompany` does, and invites the person who asked to own its account. */
    acceptPartnerRequest: post("/partner-requests/:partnerRequestId/acceptance", {
      needs,
      body: addedCompany.pick({ isAnother: true }).optional(),
      response: created,
      extension: true,
    }),
    /** The company is a partner already: its owners are told who asked. */
    mergePartnerRequest: post("/partner-requests/:partnerRequestId/merging", {
      needs,
      body: z.object({ into: z.uuid() }),
      extension: true,
    }),
    declinePartnerRequest: post("/partner-requests/:partnerRequestId/refusal", {
      needs,
      body: z.object({ message: refusalMessage }),
      extension: true,
    }),

    /** What was mailed to whom, the newest first, and all kinds of mails. */
    fetchMails: get("/mails", {
      needs,
      query: mailSearch,
      response: z.object({ items: z.array(loggedMail), next: z.string().nullable(), kinds: z.array(z.string()) }),
      extension: true,
    }),
    /** How long things are kept, what would be removed now, and what was. */
    fetchRetention: get("/retention", { needs, response: keptRetention, extension: true }),
    changeRetention: patch("/retention", { needs, body: retentionChanges, extension: true }),
    /** The programme's name and logo, as every page shows them. */
    fetchKeptAppearance: get("/appearance", { needs, response: keptAppearance, extension: true }),
    changeAppearance: patch("/appearance", { needs, body: appearanceChanges, extension: true }),
    /** A picture, made small enough for the head of a page. */
    uploadLogo: post("/appearance/logo/upload", {
      needs,
      upload: { file: "file", fields: z.object({}) },
      isToldInPlace: true,
      extension: true,
    }),
    deleteLogo: del("/appearance/logo", { needs, extension: true }),
    /** How far applicants have come, and how campuses, courses, intakes or weeks compare. */
    fetchFunnel: get("/funnel", { needs, query: funnelSearch, response: funnel, extension: true }),
    /** Openings by status, and how long companies take to answer. */
    fetchOpeningFigures: get("/opening-figures", { needs, response: openingFigures, extension: true }),
    /** What people think of the portal. */
    fetchFeedback: get("/feedback", { needs, query: feedbackSearch, response: feedbackFigures, extension: true }),
    /** Who did what to whom, the newest first. */
    fetchAuditLog: get("/audit-log", {
      needs,
      isAudited: true,
      query: auditSearch,
      response: z.object({ items: z.array(auditEntry), next: z.string().nullable() }),
      extension: true,
    }),
    /** What the portal does by itself, and what of it failed last. */
    fetchJobs: get("/jobs", {
      needs,
      response: z.object({ kinds: z.array(jobKind), failing: z.array(failingJob) }),
      extension: true,
    }),
    runAgain: post("/jobs/:jobId/runs", { needs, params: z.object({ jobId }), extension: true }),
    sendAgain: post("/mails/:mailId/sendings", { needs, extension: true }),
    /** Texts of a kind by section, those of the portal first. */
    fetchKeptTexts: get("/texts", {
      needs,
      query: z.object({ kind: z.enum(textKinds) }),
      response: z.array(keptText),
      extension: true,
    }),
    fetchKeptText: get("/texts/:textId", { needs, params: ofText, response: wholeText, extension: true }),
    addText: post("/texts", { needs, body: newText, response: created, extension: true }),
    /** Where a text stands and from when to when it is shown. */
    changeText: patch("/texts/:textId", { needs, params: ofText, body: textPlaceChanges, extension: true }),
    /** Earlier versions stay; going back to one means to write it once more. */
    writeText: post("/texts/:textId/versions", { needs, params: ofText, body: newVersion, extension: true }),
    /** A mail in words that are not published; 422 as `writeText`. */
    previewMail: post("/mail-previews", {
      needs,
      isSearch: true,
      body: mailDraft,
      response: previewedMail,
      extension: true,
    }),
    /** Who registered for a campaign, the newest first; nobody for another text. */
    fetchRegistrations: get("/texts/:textId/registrations", {
      needs,
      params: ofText,
      query: registrationSearch,
      response: registrations,
      extension: true,
    }),
    /** The file that a text hands out; the next one takes the place of the one before. */
    fetchTextFile: get("/texts/:textId/file", { needs, params: ofText, response: bytes, extension: true }),
    uploadTextFile: post("/texts/:textId/file/upload", {
      needs,
      params: ofText,
      upload: { file: "file", fields: z.object({}) },
      isToldInPlace: true,
      extension: true,
    }),
    /** 409 for a text that came with the portal: it ends instead. */
    deleteText: del("/texts/:textId", { needs, params: ofText, extension: true }),
  },
);
