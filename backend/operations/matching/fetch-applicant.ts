import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { seenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { commentsOn } from "../comments/fetch-comments.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";
import { wholeApplicant } from "./whole-applicant.ts";

/**
 * An applicant as the company may see them at one of its openings, by the cut that applicants can look at themselves
 * (ADR 0062), and what its people have noted. 404 for applicants whom the company may not know there. Four queries.
 */
export async function fetchApplicant(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
): Promise<ApplicantAtOpening> {
  const { jobOpening, account, match, history, acquaintance, isDismissed, distanceKilometres } = await knownApplicant(
    work,
    colleague,
    at,
  );
  const [whole, comments] = await Promise.all([
    wholeApplicant(work.db, account),
    commentsOn(work.db, at, colleague.id),
  ]);
  const applicant = seenAs(acquaintance, { ...whole, distanceKilometres, history });
  return { jobOpening, applicant, match, comments, isDismissed };
}
