import type { ApplicantStanding } from "#contract/entities/seen-applicant.ts";
import { standingSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";

/**
 * How an applicant stands with the company at one of its openings. 404 for applicants whom the company may not know
 * there. One query.
 */
export async function fetchStanding(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "companyId">,
  at: AtOpening,
): Promise<ApplicantStanding> {
  const { jobOpening, account, match, history, acquaintance } = await knownApplicant(work, colleague, at);
  return { jobOpening, match, applicant: standingSeenAs(acquaintance, { ...account, history }) };
}
