import { and, eq, ne, sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { isAppliedFor, isVisible, listedJobOpeningsFor } from "../openings-for-applicants/ranked-openings.ts";

/** The applicant's applications including cancelled ones, last change first. */
export const fetchApplications = ({ db, now }: Pick<Work, "db" | "now">, { id: accountId }: Actor) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(
      isVisible,
      eq(match.accountId, accountId),
      isAppliedFor,
      ne(match.status, "awaiting_applicant_interest"),
    ),
    orderBy: [sql`${match.since} desc`, sql`${jobOpening.id}`],
  });
