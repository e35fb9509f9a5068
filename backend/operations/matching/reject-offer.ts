import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** Declines the offer of a company. */
export const rejectOffer = (
  work: Work,
  accountId: string,
  jobOpeningId: string,
  { version, note }: { version?: number; note?: string } = {},
) => actAsApplicant(work, accountId, jobOpeningId, { event: "reject-offer", version, note });
