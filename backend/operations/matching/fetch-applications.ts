import { and, eq, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { isVisible, listedJobOpeningsFor } from "../openings-for-applicants/ranked-openings.ts";

/** The applicant's applications, the cancelled ones too: what changed last comes first. */
export const fetchApplications = (db: Executor, accountId: string, now: Date) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(
      isVisible,
      eq(match.accountId, accountId),
      notInArray(match.status, ["awaiting_any_interest", "awaiting_applicant_interest"]),
      // A suggestion that was declined before anything came of it is none.
      or(
        ne(match.status, "cancelled"),
        and(isNotNull(match.cancelledFrom), ne(match.cancelledFrom, "awaiting_any_interest")),
      ),
    ),
    orderBy: [sql`${match.since} desc`, sql`${jobOpening.id}`],
  });
