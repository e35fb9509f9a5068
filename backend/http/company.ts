import { company } from "#contract/calls/company.ts";
import { fetchCompanyUser } from "../operations/companies/fetch-company-user.ts";
import { setDefaultCompany } from "../operations/companies/set-default-company.ts";
import { changeJobOpeningStatus } from "../operations/job-openings/change-job-opening-status.ts";
import { acceptApplicant } from "../operations/matching/accept-applicant.ts";
import { arrangeInterview } from "../operations/matching/arrange-interview.ts";
import { invite } from "../operations/matching/invite.ts";
import { rejectApplicant } from "../operations/matching/reject-applicant.ts";
import { takeBackRejection } from "../operations/matching/take-back-rejection.ts";
import { serve } from "./call.ts";
import { workOf } from "./work-of.ts";

export const companyRoutes = [
  serve(company.fetchCompanyUser, (call) => fetchCompanyUser(workOf(call), call.caller)),
  serve(company.setDefaultCompany, (call) => setDefaultCompany(workOf(call), call.caller)),
  serve(company.changeJobOpeningStatus, (call) =>
    changeJobOpeningStatus(workOf(call), call.caller, call.params.jobOpeningId, call.body.status),
  ),
  serve(company.arrangeInterview, (call) =>
    arrangeInterview(workOf(call), call.caller, call.params.matchId, call.body),
  ),
  serve(company.invite, (call) => invite(workOf(call), call.caller, { ...call.params, ...call.body })),
  serve(company.rejectApplicant, (call) => rejectApplicant(workOf(call), call.caller, call.params.matchId, call.body)),
  serve(company.acceptApplicant, (call) => acceptApplicant(workOf(call), call.caller, call.params.matchId, call.body)),
  serve(company.takeBackRejection, (call) =>
    takeBackRejection(workOf(call), call.caller, call.params.matchId, call.body),
  ),
];
