import { and, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../callers.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { jobOpeningMark } from "../../db/schema/openings-for-applicants.ts";
import type { Work } from "../../work.ts";
import { isVisible, listedJobOpeningsFor } from "./ranked-openings.ts";

const own = alias(match, "own");
const marked = alias(jobOpeningMark, "marked");

/** Everything that an applicant looked at, marked or applied for, latest first. */
export const fetchInteractedJobOpenings = ({ db, now }: Pick<Work, "db" | "now">, { id: accountId }: Actor) =>
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
