import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { AtOpening } from "./known-applicant.ts";
import { matchMoved } from "./lock-match.ts";

/**
 * The application that leads to the contract. It does not end meanwhile where the caller has locked the account. 404 for
 * another company's, 409 when its offer was not accepted (`matchMoved` with its status).
 */
export async function acceptedMatch(db: Executor, companyId: string, { jobOpeningId, accountId }: AtOpening) {
  const [found] = await db
    .select({ match })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(and(eq(jobOpening.companyId, companyId), eq(jobOpening.id, jobOpeningId), eq(match.accountId, accountId)));
  if (!found) throw Refusal.notFound();
  if (found.match.status !== "offer_accepted") throw matchMoved(found.match);
  return found.match;
}
