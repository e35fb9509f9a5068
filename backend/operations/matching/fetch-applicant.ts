import { eq } from "drizzle-orm";
import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";
import { seenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { commentsOn } from "../comments/fetch-comments.ts";
import { type AtOpening, knownApplicant } from "./known-applicant.ts";
import { wholeApplicant } from "./whole-applicant.ts";

/**
 * An applicant as the company may see them at one of its openings, by the cut that applicants can look at themselves
 * (ADR 0062), and what its people have noted. 404 for applicants whom the company may not know there. Five queries.
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
  const [units, comments] = await Promise.all([
    work.db.select().from(unit).where(eq(unit.accountId, account.id)).orderBy(unit.createdAt),
    commentsOn(work.db, at, colleague.id),
  ]);
  const whole = { ...(await wholeApplicant(work.db, { account, units })), distanceKilometres, history };
  return { jobOpening, applicant: seenAs(acquaintance, whole), match, comments, isDismissed };
}
