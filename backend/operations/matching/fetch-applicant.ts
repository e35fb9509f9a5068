import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { seenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { commentFrom } from "../comments/comment-from.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";
import { wholeFrom } from "./whole-applicant.ts";

/**
 * An applicant as the company may see them at one of its openings, by the cut that applicants can look at themselves
 * (ADR 0062), and what its people have noted. 404 for applicants whom the company may not know there. One query.
 */
export async function fetchApplicant(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
): Promise<ApplicantAtOpening> {
  const known = await knownApplicant(work, colleague, at);
  const { jobOpening, match, history, acquaintance, isDismissed, distanceKilometres } = known;
  const applicant = seenAs(acquaintance, { ...wholeFrom(known), distanceKilometres, history });
  const comments = known.comments.map((one) => commentFrom(one, colleague.id));
  return { jobOpening, applicant, match, comments, isDismissed };
}
