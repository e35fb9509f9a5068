import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { actAsCompany } from "./act-as-company.ts";

interface Rejection {
  feedbackText: string;
  version?: number;
}

/** Rejects an applicant, who reads the feedback (spec §7). */
export const rejectApplicant = (
  work: Work,
  colleague: Pick<Colleague, "id">,
  matchId: string,
  { feedbackText, version }: Rejection,
) => actAsCompany(work, colleague, matchId, { event: "reject", note: feedbackText, version });
