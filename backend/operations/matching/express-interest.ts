import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** Applies for an opening, or says yes to an invitation. Refuses as `moveMatch` does, with 422 who is not ready to match. */
export const expressInterest = (
  work: Work,
  accountId: string,
  jobOpeningId: string,
  { version }: { version?: number } = {},
) => actAsApplicant(work, accountId, jobOpeningId, { event: "express-interest", version });
