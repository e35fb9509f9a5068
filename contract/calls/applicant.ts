import { z } from "zod";
import { bytes, del, endpoints, get, patch, post, put } from "../endpoint.ts";
import { account, accountChanges, metadata, newMetadata } from "../entities/account.ts";
import { campaign } from "../entities/campaign.ts";
import { companyLook } from "../entities/company-look.ts";
import { consentChoice, loggedConsent } from "../entities/consent.ts";
import { contract } from "../entities/contract.ts";
import { document, documentKind, encodedDocument } from "../entities/document.ts";
import { feedbackAnswer } from "../entities/feedback.ts";
import { jobOpeningPage, listedJobOpening, wholeJobOpening } from "../entities/job-opening.ts";
import { matchChange } from "../entities/match.ts";
import { newsItem, newsPage, newsQuery } from "../entities/news.ts";
import { printOrder } from "../entities/print-order.ts";
import { companyView } from "../entities/seen-applicant.ts";
import {
  listedTicket,
  newTicket,
  openedTicket,
  supportTicket,
  ticketAttachment,
  ticketMessage,
  ticketReply,
} from "../entities/support-ticket.ts";
import { shownText } from "../entities/text.ts";
import { application, applicationChanges, unit, unitChoice } from "../entities/unit.ts";
import { consentTypes, notificationCategories } from "../enumerations/help.ts";
import { lostReasons } from "../enumerations/people.ts";
import { limits } from "../limits.ts";
import { day, mailedToken, text } from "../values.ts";

const page = z.object({ page: z.coerce.number().int().min(1).max(limits.pages).optional() });
/** As `comma-list.ts` writes it. */
const commaList = z.string().max(limits.longTextCharacters).optional();
const note = text(limits.textCharacters).optional();
/** The match's version that the act was decided at (0: no match yet); 409 with the status when it has changed since. */
const version = z.number().int().optional();
const acted = wholeJobOpening;
const notificationSettings = z.partialRecord(z.enum(notificationCategories), z.boolean());

/** At the end of the address of a calendar: as long as a hash. */
const calendarToken = z.string().regex(/^[\w-]{43}$/);

/** An id given by another service. */
const shortId = z.string().min(1).max(100);

/** Spec §7, applicant. */
export const applicant = endpoints(
  { role: "applicant", server: "main", base: "/v1" },
  {
    fetchAccount: get("/account", { response: account }),
    changeAccount: patch("/account", { body: accountChanges, response: account }),
    fetchReferralLink: get("/account/referral-link", {
      /** Only how many people came by it, without names. */
      response: z.object({ link: z.url(), registered: z.number().int() }),
    }),
    sendEmailVerification: post("/account/email-verification", {}),
    confirmEmail: post("/account/email-verification/confirmation", {
      body: mailedToken,
      response: account,
      extension: true,
    }),
    withdraw: patch("/account/lost", { body: z.object({ reason: z.enum(lostReasons), note }) }),
    resetMe: post("/reset-me", {}),
    exportData: get("/account/export", { isAudited: true, response: bytes, extension: true }),
    requestDeletion: post("/account/deletion", { extension: true }),
    cancelDeletion: del("/account/deletion", { extension: true }),

    /** Which companies looked at the applicant, and when; the latest first, as many as a page shows. */
    fetchCompanyLooks: get("/account/company-looks", { response: z.array(companyLook), extension: true }),
    /** What companies see of the applicant at each station of an application. */
    fetchCompanyView: get("/account/company-view", { response: companyView, extension: true }),

    sendFeedback: post("/feedback", {
      body: feedbackAnswer.extend({
        agent: z.string().max(500),
        screenWidth: z.number().int(),
        screenHeight: z.number().int(),
      }),
    }),
    replaceMetadata: put("/metadata", { body: newMetadata, response: metadata }),
    /** Answers to consents; a type that is left out keeps its answer. */
    replaceConsents: put("/consents", {
      body: z.array(consentChoice.extend({ type: z.enum(consentTypes) })).max(consentTypes.length),
    }),
    fetchConsentLog: get("/consents/log", {
      response: z.array(loggedConsent),
      extension: true,
    }),
    confirmConsent: post("/consents/confirmation", {
      body: mailedToken,
      extension: true,
    }),

    fetchUnit: get("/unit", { response: unit }),
    stateAdvisorInterview: patch("/unit", {
      body: z.object({ participateAdvisorInterviewOn: day.nullable() }),
      response: unit,
      extension: true,
    }),
    changeApplication: patch("/unit/applications/:applicationId", {
      body: applicationChanges,
      response: application,
      extension: true,
    }),
    /** All units, the first one first. */
    fetchUnits: get("/units", { response: z.array(unitChoice), extension: true }),
    /** Creates an application together with its unit, which becomes the active one (spec §4). */
    chooseApplication: post("/unit/applications/:applicationId/choice", { response: unit, extension: true }),
    assignExperiments: post("/experiment-assignments", {
      body: z
        .array(z.object({ campaignId: shortId, variationId: shortId, visitorId: shortId }))
        .max(limits.experimentsOfOne),
    }),

    fetchAdvisorPicture: get("/advisor-pictures/:pictureId", { response: bytes, extension: true }),

    fetchCompanyPicture: get("/company-pictures/:companyPictureId", { response: bytes, extension: true }),

    fetchDocuments: get("/documents", { response: z.array(document) }),
    deleteDocument: del("/documents/:documentId", {}),
    changeDocument: patch("/documents/:documentId", { body: documentKind, response: document }),
    uploadDocument: post("/documents/upload", {
      query: z.object({ base64: z.literal("true").optional() }),
      upload: { file: "file", fields: documentKind },
      body: encodedDocument,
      response: document,
      isToldInPlace: true,
    }),
    previewDocument: get("/documents/:documentId/preview", { response: bytes }),

    fetchLanguages: get("/languages", { response: z.array(z.object({ code: z.string() })) }),
    fetchNews: get("/news", { query: newsQuery, response: newsPage }),
    fetchNewsItem: get("/news/:newsItemId", { response: newsItem }),
    /** What the office tells applicants, in their language or else in German. */
    fetchTexts: get("/texts/:kind", {
      params: z.object({ kind: z.enum(["tip", "training"]) }),
      response: z.array(shownText),
      extension: true,
    }),

    uploadPrintTemplate: post("/print-templates/upload", { body: printOrder, response: bytes, isToldInPlace: true }),
    makeApplicationPortfolio: post("/application-portfolio", { response: bytes, isToldInPlace: true }),

    /** Suggestions, best match first. */
    fetchJobOpenings: get("/job-openings", { query: page, response: jobOpeningPage }),
    fetchJobOpeningFilterOptions: get("/job-openings/filter-options", {
      response: z.object({ courses: z.array(z.string()), campuses: z.array(z.string()), intakes: z.array(day) }),
    }),
    /** Openings that fit in part. */
    fetchRelatedJobOpenings: get("/job-openings/related", { query: page, response: jobOpeningPage }),
    fetchFilteredJobOpenings: get("/job-openings/filtered", {
      query: page.extend({ courses: commaList, campuses: commaList, intakes: commaList }),
      response: jobOpeningPage,
    }),
    /** Everything the applicant looked at, marked or applied for, latest first. */
    fetchInteractedJobOpenings: get("/job-openings/interacted", { response: z.array(listedJobOpening) }),
    /** Openings at which the company made the first move. */
    fetchInvitations: get("/invitations", { response: z.array(listedJobOpening) }),
    fetchApplications: get("/applications", { response: z.array(listedJobOpening) }),
    fetchJobOpening: get("/job-openings/:jobOpeningId", { response: wholeJobOpening }),
    fetchMatchHistory: get("/job-openings/:jobOpeningId/history", {
      response: z.array(matchChange),
      extension: true,
    }),
    /** Of the interview or trial day that is scheduled. */
    fetchCalendarFile: get("/job-openings/:jobOpeningId/calendar", { response: bytes, extension: true }),
    /** When the applicant's calendar address was created; null as long as they have none. */
    fetchCalendarFeed: get("/calendar-feed", {
      response: z.object({ createdAt: z.string().nullable() }),
      extension: true,
    }),
    /** Creates or replaces the address. The caller sends the secret, so that no response contains it. */
    replaceCalendarFeed: put("/calendar-feed", { body: z.object({ token: calendarToken }), extension: true }),
    removeCalendarFeed: del("/calendar-feed", { extension: true }),
    viewJobOpening: post("/job-openings/:jobOpeningId/view", { extension: true }),
    expressInterest: post("/job-openings/:jobOpeningId/express-interest", {
      body: z.object({ version }).optional(),
      response: acted,
    }),
    expressDisinterest: post("/job-openings/:jobOpeningId/express-disinterest", {
      body: z.object({ version, note }).optional(),
      response: acted,
    }),
    /** Without a body the opening becomes a favourite; `false` takes that back. */
    favorite: post("/job-openings/:jobOpeningId/favorite", {
      body: z.object({ isFavorite: z.boolean() }).partial().optional(),
    }),
    chooseInterviewDate: post("/job-openings/:jobOpeningId/interview-date", {
      body: z.object({ version, interviewAt: z.iso.datetime({ offset: true }) }),
      response: acted,
      extension: true,
    }),
    declineInterviewDates: post("/job-openings/:jobOpeningId/interview-date/none-fits", {
      body: z.object({ version, note: text(limits.textCharacters) }),
      response: acted,
      extension: true,
    }),
    acceptOffer: post("/job-openings/:jobOpeningId/accept-offer", {
      body: z.object({ version }).optional(),
      response: acted,
    }),
    rejectOffer: post("/job-openings/:jobOpeningId/reject-offer", {
      body: z.object({ version, note }).optional(),
      response: acted,
    }),
    takeBack: post("/job-openings/:jobOpeningId/take-back", {
      body: z.object({ version }).optional(),
      response: acted,
      extension: true,
    }),

    /** null: no contract was requested for this applicant yet. */
    fetchContract: get("/contract", { response: contract.nullable(), extension: true }),
    submitContractDocuments: post("/contract/submission", {
      body: z.object({ version }),
      response: contract,
      extension: true,
    }),

    fetchTickets: get("/support-tickets", { response: z.array(listedTicket), extension: true }),
    /** Files that wait for their message: each is stored before the text is validated. */
    fetchAttachments: get("/support-tickets/attachments", { response: z.array(ticketAttachment), extension: true }),
    uploadAttachment: post("/support-tickets/attachments", {
      upload: { file: "file", fields: z.object({}) },
      response: ticketAttachment,
      isToldInPlace: true,
      extension: true,
    }),
    fetchTicket: get("/support-tickets/:ticketId", { response: openedTicket, extension: true }),
    openTicket: post("/support-tickets", {
      body: newTicket,
      response: supportTicket,
      extension: true,
    }),
    replyToTicket: post("/support-tickets/:ticketId/messages", {
      body: ticketReply,
      response: ticketMessage,
      extension: true,
    }),
    previewAttachment: get("/support-tickets/attachments/:attachmentId", { response: bytes, extension: true }),

    fetchCampaigns: get("/campaigns", { response: z.array(campaign) }),
    registerForCampaign: post("/campaigns/:campaignId/register", {}),
    participateInCampaign: post("/campaigns/:campaignId/participate", {}),
    fetchNotificationSettings: get("/notification-settings", { response: notificationSettings }),
    replaceNotificationSettings: put("/notification-settings", { body: notificationSettings }),
  },
);
