import { baseOf, pathTable } from "../paths.ts";

/** Pages to which the applicants' guard sends people who have something else to do first. */
export const gatesBelow = (base: string) => ({ onboarding: `${base}/onboarding`, waiting: `${base}/waiting` });
/** Where company users choose the company they work for, and answer invitations. */
export const companiesBelow = (base: string) => ({
  chooseCompany: `${base}/companies`,
  /** Home is where a choice leads anyway. */
  chooseFor: (to: string | null) =>
    to && to !== `${base}/home` ? `${base}/companies?${new URLSearchParams({ to })}` : `${base}/companies`,
  changeTo: (companyId: string, to: string | null) =>
    `${base}/companies?${new URLSearchParams({ company: companyId, ...(to && { to }) })}`,
  invitation: (id: string) => `${base}/invitation/${encodeURIComponent(id)}`,
});
export const companyGatePaths = pathTable(baseOf("company"), companiesBelow);
export const gatePaths = pathTable(baseOf("applicant"), gatesBelow);
