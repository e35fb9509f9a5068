import { z } from "zod";
import { endpoints, get, patch, post } from "../endpoint.ts";
import { contract } from "../entities/contract.ts";
import { interviewDates, match } from "../entities/match.ts";
import { permissions } from "../enumerations/companies.ts";
import { limits } from "../limits.ts";
import { colleague, signedIn } from "../needs.ts";
import { text } from "../values.ts";

const version = z.number().int().optional();
const place = text(limits.lineCharacters).optional();
/** A company of somebody's, and what they may do there: a list of companies has the default one first. */
const employment = z.object({
  id: z.uuid(),
  name: z.string(),
  isOwner: z.boolean(),
  permissions: z.array(z.enum(permissions)),
});

/** Spec §7, company: what the applicant's side needs of it; the rest comes with its screens. */
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
        companies: z.array(employment),
      }),
    }),
    setDefaultCompany: post("/me/companies/:companyId/set-default", { needs: colleague }),
    changeJobOpeningStatus: patch("/companies/:companyId/job-openings/:jobOpeningId", {
      needs: "editJobOpenings",
      body: z.object({ status: z.enum(["open", "closed"]) }),
    }),
    /** Invites to an interview or, with `kind: trial_day`, to a trial day at the first of the dates. */
    arrangeInterview: post("/applicants/:matchId/arrange-interview", {
      needs: colleague,
      body: z.object({
        interviewDateSuggestions: interviewDates,
        kind: z.enum(["interview", "trial_day"]).optional(),
        place,
        version,
      }),
      response: match,
    }),
    /** The first act towards somebody who has no application to this opening yet. */
    invite: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/invitation", {
      needs: colleague,
      body: z.object({ interviewDateSuggestions: interviewDates, place }),
      response: match,
      extension: true,
    }),
    rejectApplicant: post("/applicants/:matchId/reject", {
      needs: colleague,
      body: z.object({ feedbackText: text(limits.textCharacters), version }),
      response: match,
    }),
    acceptApplicant: post("/applicants/:matchId/accept", {
      needs: colleague,
      body: z.object({ version }).optional(),
      response: match,
    }),
    takeBackRejection: post("/applicants/:matchId/take-back", {
      needs: colleague,
      body: z.object({ version }).optional(),
      response: match,
      extension: true,
    }),
    requestContract: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/contract", {
      needs: "requestContracts",
      response: contract,
    }),
    signContract: post("/companies/:companyId/job-openings/:jobOpeningId/applicants/:accountId/contract/signature", {
      needs: "editContracts",
      response: contract,
      extension: true,
    }),
  },
);
