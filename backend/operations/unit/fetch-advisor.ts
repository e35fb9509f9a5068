import type { AdvisorMe } from "#contract/calls/advisor.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";

/** The advisor who asks, and what they may do. */
export async function fetchAdvisor(_work: Work, { advisor }: Pick<AdvisorCaller, "advisor">): Promise<AdvisorMe> {
  const { name, email, imagePath, isOffice, isLead } = advisor;
  return { name, email, imagePath, isOffice, isLead };
}
