import { z } from "zod";
import { bytes, del, endpoints, get, patch, post, put } from "./endpoint.ts";
import { account, accountChanges, day, metadata } from "./entities/account.ts";
import { consentChoice } from "./entities/consent.ts";
import { document, documentKind } from "./entities/document.ts";
import { jobOpening } from "./entities/job-opening.ts";
import { application, applicationChanges, studyOptions, unit } from "./entities/unit.ts";
import { feedbackRatings } from "./enumerations.ts";
import { limits } from "./limits.ts";

const id = z.object({ id: z.uuid() });
const page = z.object({ page: z.coerce.number().int().min(1).optional() });
const html = z.object({ type: z.string().max(40), html: z.string().max(1_000_000) });
const jobOpenings = z.object({ items: z.array(jobOpening), total: z.number().int() });

/** Spec §7, applicant. A call without a handler in the reference backend answers 501. */
export const applicant = endpoints(
  { role: "applicant", server: "main", base: "/v1" },
  {
    fetchAccount: get("/account", { response: account }),
    changeAccount: patch("/account", { body: accountChanges, response: account }),
    fetchReferralLink: get("/account/referral-link", { response: z.object({ link: z.url() }) }),
    sendEmailVerification: post("/account/email-verification", {}),
    confirmEmail: post("/account/email-verification/confirmation", {
      body: z.object({ token: z.string().max(200) }),
      response: account,
      extension: true,
    }),
    withdraw: patch("/account/lost", { body: z.object({ reason: z.string().max(limits.textCharacters) }) }),
    resetMe: post("/reset-me", {}),

    sendFeedback: post("/feedback", {
      body: z.object({
        selected: z.enum(feedbackRatings),
        reasons: z.string().max(200),
        feedback: z.string().max(limits.feedbackCharacters).optional(),
        agent: z.string().max(500),
        screenWidth: z.number().int(),
        screenHeight: z.number().int(),
      }),
    }),
    replaceMetadata: put("/metadata", { body: metadata, response: metadata }),
    replaceConsents: put("/consents", { body: z.array(consentChoice).max(50) }),

    fetchUnit: get("/unit", { response: unit }),
    stateAdvisorInterview: patch("/unit", {
      body: z.object({ participateAdvisorInterviewOn: day.nullable() }),
      response: unit,
      extension: true,
    }),
    changeApplication: patch("/unit/applications/:id", {
      params: id,
      body: applicationChanges,
      response: application,
      extension: true,
    }),
    fetchStudyOptions: get("/study-options", { response: studyOptions, extension: true }),
    assignExperiments: post("/experiment-assignments", {
      body: z.array(z.object({ campaignId: z.string(), variationId: z.string(), visitorId: z.string() })).max(50),
    }),

    fetchDocuments: get("/documents", { response: z.array(document) }),
    deleteDocument: del("/documents/:id", { params: id }),
    changeDocument: patch("/documents/:id", { params: id, body: documentKind, response: document }),
    uploadDocument: post("/documents/upload", {
      query: z.object({ base64: z.literal("true").optional() }),
      upload: { file: "file", fields: documentKind },
      response: document,
    }),
    previewDocument: get("/documents/:id/preview", { params: id, response: bytes }),

    fetchLanguages: get("/languages", { response: z.array(z.object({ code: z.string() })) }),
    fetchNews: get("/news", {
      query: z
        .object({ page: z.coerce.number().int().min(1), perPage: z.coerce.number().int().min(1).max(50) })
        .partial(),
      response: z.object({ items: z.array(z.object({ id: z.uuid(), title: z.string(), text: z.string() })) }),
    }),
    fetchNewsItem: get("/news/:id", {
      params: id,
      response: z.object({ id: z.uuid(), title: z.string(), text: z.string() }),
    }),

    uploadPrintTemplate: post("/print-templates/upload", { body: html, response: bytes }),
    makeApplicationPortfolio: post("/application-portfolio", { response: bytes }),

    fetchJobOpenings: get("/job-openings", { response: jobOpenings }),
    fetchJobOpeningFilterOptions: get("/job-openings/filter-options", {
      response: z.object({
        courses: z.array(z.string()),
        campuses: z.array(z.string()),
        intakes: z.array(day),
      }),
    }),
    fetchRelatedJobOpenings: get("/job-openings/related", { query: page, response: jobOpenings }),
    fetchFilteredJobOpenings: get("/job-openings/filtered", {
      /** Comma lists. */
      query: page.extend({
        courses: z.string().optional(),
        campuses: z.string().optional(),
        intakes: z.string().optional(),
      }),
      response: jobOpenings,
    }),
    fetchInteractedJobOpenings: get("/job-openings/interacted", { response: jobOpenings }),
    fetchInvitations: get("/invitations", { response: jobOpenings }),
    fetchApplications: get("/applications", { response: jobOpenings }),
    fetchJobOpening: get("/job-openings/:id", { params: id, response: jobOpening }),
    expressInterest: post("/job-openings/:id/express-interest", { params: id }),
    expressDisinterest: post("/job-openings/:id/express-disinterest", { params: id }),
    favorite: post("/job-openings/:id/favorite", { params: id }),
    acceptOffer: post("/job-openings/:id/accept-offer", { params: id }),
    rejectOffer: post("/job-openings/:id/reject-offer", { params: id }),

    fetchCampaigns: get("/campaigns", { response: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    registerForCampaign: post("/campaigns/:id/register", { params: id }),
    participateInCampaign: post("/campaigns/:id/participate", { params: id }),
    fetchNotificationSettings: get("/notification-settings", { response: z.record(z.string(), z.boolean()) }),
    replaceNotificationSettings: put("/notification-settings", { body: z.record(z.string(), z.boolean()) }),
  },
);
