import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { isVisible, listedJobOpeningsFor } from "../openings-for-applicants/ranked-openings.ts";

/** Openings whose companies made the first move and wait for the applicant's answer, latest first. */
export const fetchInvitations = ({ db, now }: Pick<Work, "db" | "now">, { id: accountId }: Actor) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(isVisible, eq(match.accountId, accountId), eq(match.status, "awaiting_applicant_interest")),
    orderBy: [sql`${match.since} desc`, sql`${jobOpening.id}`],
  });
