import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** Says no to an opening: to a suggestion as well as to a company that has answered. */
export const expressDisinterest = (
  work: Work,
  accountId: string,
  jobOpeningId: string,
  { version, note }: { version?: number; note?: string } = {},
) => actAsApplicant(work, accountId, jobOpeningId, { event: "express-disinterest", version, note });
