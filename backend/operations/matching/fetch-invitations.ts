import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { isVisible, listedJobOpeningsFor } from "../openings-for-applicants/ranked-openings.ts";

/** Openings of companies that acted first and wait for the applicant's word: the latest first. */
export const fetchInvitations = (db: Executor, accountId: string, now: Date) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(isVisible, eq(match.accountId, accountId), eq(match.status, "awaiting_applicant_interest")),
    orderBy: [sql`${match.since} desc`, sql`${jobOpening.id}`],
  });
