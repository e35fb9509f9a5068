import { and, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../callers.ts";
import { isOpenToApplicants } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { fetchJobOpeningPage, type Page, type Reading } from "./fetch-job-opening-page.ts";
import type { Choice } from "./ranked-openings.ts";
import { type Reader, ranking } from "./ranking.ts";

const fitting = alias(jobOpening, "fitting");
const recommendation = alias(match, "recommendation");

/** Suggestions (spec §7 `GET /job-openings`). */
export const fetchSuggestions = (work: Reading, caller: Actor, { page }: Page) =>
  fetchJobOpeningPage(work, caller.id, page, (reader) => suggestedTo(caller.id, reader));

/**
 * Open openings whose course, campus and intake fit, and what was recommended by hand, which comes first. Openings that
 * the applicant applied for or declined are no longer suggested.
 */
export const suggestedTo = (accountId: string, reader: Reader): Pick<Choice, "where" | "orderBy"> => ({
  where: and(
    isOpenToApplicants,
    or(isNull(match.id), eq(match.status, "awaiting_any_interest")),
    // Each way uses its index; an `or` over two tables would read every opening, and so may `in`.
    sql`${jobOpening.id} = any(array(
      select ${fitting.id} from ${jobOpening} ${fitting} where ${fitting.status} = 'open'
        and ${fitting.courseName} = ${reader.courseName} and ${fitting.campusName} = ${reader.campusName}
        and ${fitting.startDate} = ${reader.intake}
      union
      select ${recommendation.jobOpeningId} from ${match} ${recommendation}
        where ${recommendation.accountId} = ${accountId} and ${recommendation.status} = 'awaiting_any_interest'))`,
  ),
  orderBy: [sql`${match.id} is null`, ...ranking(reader)],
});
