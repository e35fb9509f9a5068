import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** Takes back the applicant's own refusal, while the opening is open and no other offer is accepted (design §6). */
export const takeBack = (work: Work, accountId: string, jobOpeningId: string, { version }: { version?: number } = {}) =>
  actAsApplicant(work, accountId, jobOpeningId, { event: "take-back", version });
