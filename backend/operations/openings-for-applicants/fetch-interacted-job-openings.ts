import { and, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import { isVisible, listedJobOpeningsFor } from "./ranked-openings.ts";

const own = alias(match, "own");
const marked = alias(jobOpeningMark, "marked");

/** Everything that an applicant looked at, marked or applied for: the latest first. */
export const fetchInteractedJobOpenings = (db: Executor, accountId: string, now: Date) =>
  listedJobOpeningsFor(db, accountId, now, {
    where: and(
      isVisible,
      sql`${jobOpening.id} in (
        select ${own.jobOpeningId} from ${match} ${own} where ${own.accountId} = ${accountId}
        union
        select ${marked.jobOpeningId} from ${jobOpeningMark} ${marked} where ${marked.accountId} = ${accountId})`,
    ),
    orderBy: [sql`greatest(${match.since}, ${jobOpeningMark.at}) desc`, sql`${jobOpening.id}`],
  });
