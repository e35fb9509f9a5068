import { and, eq, sql } from "drizzle-orm";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";
import { isVisible, openingsFor, wholeFrom } from "./ranked-openings.ts";

/** An opening with everything that its page shows. 404 when the applicant may not see it. One query. */
export async function fetchJobOpening(
  { db, now }: Pick<Work, "db" | "now">,
  { id: accountId }: Actor,
  { jobOpeningId }: { jobOpeningId: string },
): Promise<WholeJobOpening> {
  const [row] = await openingsFor(db, accountId, () => ({
    where: and(eq(jobOpening.id, jobOpeningId), isVisible),
    orderBy: [sql`${jobOpening.id}`],
    limit: 1,
  }));
  if (!row) throw Refusal.notFound();
  return wholeFrom(row, now);
}
