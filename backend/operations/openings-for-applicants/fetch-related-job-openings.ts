import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { isOpenToApplicants } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { fetchJobOpeningPage, type Page, type Reading } from "./fetch-job-opening-page.ts";
import { ranking } from "./ranking.ts";

/** Open openings of the applicant's course at another campus or for another intake (spec §7 `/related`). */
export const fetchRelatedJobOpenings = (work: Reading, caller: Actor, { page }: Page) =>
  fetchJobOpeningPage(work, caller.id, page, (reader) => ({
    where: and(
      isOpenToApplicants,
      eq(jobOpening.courseName, reader.courseName),
      sql`(${jobOpening.campusName}, ${jobOpening.startDate}) is distinct from (${reader.campusName}, ${reader.intake})`,
      isNull(match.id),
    ),
    orderBy: ranking(reader),
  }));
