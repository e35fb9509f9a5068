import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { wholeJobOpeningFor } from "../../db/job-openings.ts";
import type { Executor } from "../../db/open.ts";

/** An opening with everything that its page shows. Refuses with 404 one that the applicant may not see. */
export async function fetchJobOpening(
  db: Executor,
  accountId: string,
  jobOpeningId: string,
  now: Date,
): Promise<WholeJobOpening> {
  const whole = await wholeJobOpeningFor(db, { id: accountId }, jobOpeningId, now);
  if (!whole) throw Refusal.notFound();
  return whole;
}
