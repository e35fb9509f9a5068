import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { fetchJobOpeningPage, type Reading } from "./fetch-job-opening-page.ts";
import { ranking } from "./ranking.ts";

/** Open openings of the applicant's course at another campus or for another intake (spec §7 `/related`). */
export const fetchRelatedJobOpenings = (db: Executor, reading: Reading) =>
  fetchJobOpeningPage(db, reading, (reader) => ({
    where: and(
      eq(jobOpening.status, "open"),
      eq(jobOpening.courseName, reader.courseName),
      sql`(${jobOpening.campusName}, ${jobOpening.startDate}) is distinct from (${reader.campusName}, ${reader.intake})`,
      isNull(match.id),
    ),
    orderBy: ranking(reader),
  }));
