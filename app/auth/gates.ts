import { baseOf, pathTable } from "../paths.ts";

/** Where the applicants' guard sends somebody who has something else to do first. */
export const gatesBelow = (base: string) => ({ onboarding: `${base}/onboarding`, waiting: `${base}/waiting` });
export const gatePaths = pathTable(baseOf("applicant"), gatesBelow);
