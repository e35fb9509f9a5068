import { z } from "zod";
import { endpoints, get, patch, post } from "../endpoint.ts";
import { text } from "../entities/account.ts";
import { contract } from "../entities/contract.ts";
import { interviewDates, match } from "../entities/match.ts";
import { permissions } from "../enumerations.ts";
import { limits } from "../limits.ts";

const version = z.number().int().optional();
const place = text(limits.lineCharacters).optional();
/** `:id` of `/applicants/:id` is the applicant's application to one of the company's openings (ADR 0025). */
const application = z.object({ id: z.uuid() });
const opening = z.object({ id: z.uuid(), jobId: z.uuid() });

/** Spec §7, company: what the applicant's side needs of it; the rest comes with its screens. */
export const company = endpoints(
  { role: "company", server: "main", base: "/b2b/v1" },
  {
    fetchCompanyUser: get("/me", {
      response: z.object({
        id: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        isOwner: z.boolean(),
        permissions: z.array(z.enum(permissions)),
        companyId: z.uuid(),
      }),
    }),
    changeJobOpeningStatus: patch("/companies/:id/job-openings/:jobId", {
      params: opening,
      body: z.object({ status: z.enum(["open", "closed"]) }),
    }),
    /** Invites to an interview or, with `kind: trial_day`, to a trial day at the first of the dates. */
    arrangeInterview: post("/applicants/:id/arrange-interview", {
      params: application,
      body: z.object({
        interviewDateSuggestions: interviewDates,
        kind: z.enum(["interview", "trial_day"]).optional(),
        place,
        version,
      }),
      response: match,
    }),
    /** The first act towards somebody who has no application to this opening yet. */
    invite: post("/companies/:id/job-openings/:jobId/applicants/:applicantId/invitation", {
      params: opening.extend({ applicantId: z.uuid() }),
      body: z.object({ interviewDateSuggestions: interviewDates, place }),
      response: match,
      extension: true,
    }),
    rejectApplicant: post("/applicants/:id/reject", {
      params: application,
      body: z.object({ feedbackText: text(limits.textCharacters), version }),
      response: match,
    }),
    acceptApplicant: post("/applicants/:id/accept", {
      params: application,
      body: z.object({ version }).optional(),
      response: match,
    }),
    takeBackRejection: post("/applicants/:id/take-back", {
      params: application,
      body: z.object({ version }).optional(),
      response: match,
      extension: true,
    }),
    requestContract: post("/companies/:id/job-openings/:jobId/applicants/:applicantId/contract", {
      params: opening.extend({ applicantId: z.uuid() }),
      response: contract,
    }),
    signContract: post("/companies/:id/job-openings/:jobId/applicants/:applicantId/contract/signature", {
      params: opening.extend({ applicantId: z.uuid() }),
      response: contract,
      extension: true,
    }),
  },
);
