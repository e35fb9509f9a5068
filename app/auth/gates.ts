import { baseOf, pathTable } from "../paths.ts";

/** Where the applicants' guard sends somebody who has something else to do first. */
export const gatesBelow = (base: string) => ({ onboarding: `${base}/onboarding`, waiting: `${base}/waiting` });
/** Where people of the companies' side choose for which one they work. */
export const companiesBelow = (base: string) => ({
  chooseCompany: `${base}/companies`,
  changeTo: (companyId: string, to: string | null) =>
    `${base}/companies?${new URLSearchParams({ company: companyId, ...(to && { to }) })}`,
});
export const companyGatePaths = pathTable(baseOf("company"), companiesBelow);
export const gatePaths = pathTable(baseOf("applicant"), gatesBelow);
