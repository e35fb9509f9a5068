import { company } from "#contract/calls/company.ts";
import { fetchCompanyUser } from "../operations/companies/fetch-company-user.ts";
import { replaceMetadata } from "../operations/companies/replace-metadata.ts";
import { setDefaultCompany } from "../operations/companies/set-default-company.ts";
import { serve } from "./call.ts";

export const companyRoutes = [
  serve(company.fetchCompanyUser, fetchCompanyUser),
  serve(company.replaceMetadata, replaceMetadata),
  serve(company.setDefaultCompany, setDefaultCompany),
];
