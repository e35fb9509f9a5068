import { office } from "#contract/calls/office.ts";
import { addCompany } from "../operations/companies/add-company.ts";
import { inviteOwner } from "../operations/companies/invite-owner.ts";
import { keepOut, letIn } from "../operations/companies/keep-out.ts";
import { fetchCompanies, fetchWholeCompany } from "../operations/companies/kept-companies.ts";
import { serve } from "./call.ts";

export const keptCompanyRoutes = [
  serve(office.fetchCompanies, fetchCompanies),
  serve(office.addCompany, addCompany),
  serve(office.fetchCompany, fetchWholeCompany),
  serve(office.inviteOwner, inviteOwner),
  serve(office.lockCompany, keepOut),
  serve(office.unlockCompany, letIn),
];
