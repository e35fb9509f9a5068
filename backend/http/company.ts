import { company } from "#contract/company.ts";
import { acceptApplicant } from "../operations/accept-applicant.ts";
import { arrangeInterview } from "../operations/arrange-interview.ts";
import { changeJobOpeningStatus } from "../operations/change-job-opening-status.ts";
import { invite } from "../operations/invite.ts";
import { rejectApplicant } from "../operations/reject-applicant.ts";
import { takeBackRejection } from "../operations/take-back-rejection.ts";
import { serve } from "./call.ts";
import { workOf } from "./work-of.ts";

export const companyRoutes = [
  serve(company.fetchCompanyUser, async ({ caller: { user, isOwner, permissions, companyId } }) => {
    const { id, firstName, lastName, email } = user;
    return { id, firstName, lastName, email, isOwner, permissions, companyId };
  }),
  serve(company.changeJobOpeningStatus, (call) =>
    changeJobOpeningStatus(workOf(call), call.caller, call.params.id, call.params.jobId, call.body.status),
  ),
  serve(company.arrangeInterview, (call) => arrangeInterview(workOf(call), call.caller, call.params.id, call.body)),
  serve(company.invite, (call) => {
    const { id: companyId, jobId: jobOpeningId, applicantId } = call.params;
    return invite(workOf(call), call.caller, { companyId, jobOpeningId, applicantId, ...call.body });
  }),
  serve(company.rejectApplicant, (call) => rejectApplicant(workOf(call), call.caller, call.params.id, call.body)),
  serve(company.acceptApplicant, (call) => acceptApplicant(workOf(call), call.caller, call.params.id, call.body)),
  serve(company.takeBackRejection, (call) => takeBackRejection(workOf(call), call.caller, call.params.id, call.body)),
];
