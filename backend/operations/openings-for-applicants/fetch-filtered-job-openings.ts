import { and, inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { readCommaList } from "#contract/comma-list.ts";
import { day } from "#contract/values.ts";
import type { Actor } from "../../callers.ts";
import { isOpenToApplicants } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { fetchJobOpeningPage, type Page, type Reading } from "./fetch-job-opening-page.ts";
import { ranking } from "./ranking.ts";

/** Comma lists of what is wanted; an empty or missing one means "any". */
interface Filters {
  courses?: string;
  campuses?: string;
  intakes?: string;
}

/**
 * All open openings of the wanted courses, campuses and intakes (spec §7 `/filtered`). An unknown name matches none.
 */
export const fetchFilteredJobOpenings = (
  work: Reading,
  caller: Actor,
  { courses, campuses, intakes, page }: Filters & Page,
) =>
  fetchJobOpeningPage(work, caller.id, page, (reader) => ({
    where: and(
      isOpenToApplicants,
      isOneOf(jobOpening.courseName, courses),
      isOneOf(jobOpening.campusName, campuses),
      isOneOf(jobOpening.startDate, intakes, (name) => day.safeParse(name).success),
    ),
    orderBy: ranking(reader),
  }));

function isOneOf(column: AnyPgColumn, list = "", isPossible: (name: string) => boolean = () => true) {
  const names = readCommaList(list);
  return names.length > 0 ? inArray(column, names.filter(isPossible)) : undefined;
}
