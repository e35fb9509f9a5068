import { and, eq, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { isVisible, listedJobOpeningsFor } from "../openings-for-applicants/ranked-openings.ts";

/** The applicant's applications including cancelled ones, last change first. */
export const fetchApplications = ({ db, now }: Pick<Work, "db" | "now">, { id: accountId }: Actor) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(
      isVisible,
      eq(match.accountId, accountId),
      notInArray(match.status, ["awaiting_any_interest", "awaiting_applicant_interest"]),
      // Declining a suggestion does not count as an application.
      or(
        ne(match.status, "cancelled"),
        and(isNotNull(match.cancelledFrom), ne(match.cancelledFrom, "awaiting_any_interest")),
      ),
    ),
    orderBy: [sql`${match.since} desc`, sql`${jobOpening.id}`],
  });
