import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";

/** The application whose contract a company acts on, with its opening. */
export interface AcceptedApplicant {
  jobOpeningId: string;
  accountId: string;
}

/**
 * The application that led to the contract. 404 for another company's, 409 when its offer was not accepted
 * (`matchMoved` with its status).
 */
export async function acceptedMatch(db: Executor, companyId: string, { jobOpeningId, accountId }: AcceptedApplicant) {
  const [found] = await db
    .select({ match })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(and(eq(jobOpening.companyId, companyId), eq(jobOpening.id, jobOpeningId), eq(match.accountId, accountId)));
  if (!found) throw Refusal.notFound();
  const { status, version } = found.match;
  if (status !== "offer_accepted") throw Refusal.conflict({ status: [message("matchMoved", { status, version })] });
  return found.match;
}
