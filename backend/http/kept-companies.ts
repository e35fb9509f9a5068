import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import { addCompany } from "../operations/companies/add-company.ts";
import { fetchCompanies } from "../operations/companies/fetch-companies.ts";
import { fetchCompanyAtDesk } from "../operations/companies/fetch-company-at-desk.ts";
import { fetchKeptEmployee } from "../operations/companies/fetch-kept-employee.ts";
import { fetchWholeCompany } from "../operations/companies/fetch-whole-company.ts";
import { inviteEmployee } from "../operations/companies/invite-employee.ts";
import { inviteOwner } from "../operations/companies/invite-owner.ts";
import { keepOut } from "../operations/companies/keep-out.ts";
import { letIn } from "../operations/companies/let-in.ts";
import { changeEmployee } from "../operations/employees/change-employee.ts";
import { handOverOwnership } from "../operations/employees/hand-over-ownership.ts";
import { onBehalf } from "../operations/employees/on-behalf.ts";
import { removeEmployee } from "../operations/employees/remove-employee.ts";
import { resendInvitation } from "../operations/employees/resend-invitation.ts";
import { unblockSignIn } from "../operations/identity/unblock-sign-in.ts";
import { serve } from "./call.ts";

export const keptCompanyRoutes = [
  serve(advisor.fetchCompanies, fetchCompanies),
  serve(advisor.fetchCompanyAtDesk, fetchCompanyAtDesk),
  serve(office.addCompany, addCompany),
  serve(office.fetchCompany, fetchWholeCompany),
  serve(office.fetchEmployee, fetchKeptEmployee),
  serve(office.inviteOwner, onBehalf("invited", inviteOwner)),
  serve(office.inviteEmployee, onBehalf("invited", inviteEmployee)),
  serve(office.changeEmployee, onBehalf("rightsChanged", changeEmployee)),
  serve(office.removeEmployee, onBehalf("removed", removeEmployee)),
  serve(office.resendInvitation, onBehalf("invitedAgain", resendInvitation)),
  serve(office.handOverOwnership, onBehalf("handedOver", handOverOwnership)),
  serve(office.unblockEmployeeSignIn, unblockSignIn),
  serve(office.lockCompany, keepOut),
  serve(office.unlockCompany, letIn),
];
