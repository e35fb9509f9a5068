import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { JobOpeningPage, ListedJobOpening } from "#contract/entities/job-opening.ts";
import { isUnderWay } from "./matches.ts";
import { type Place, queryOf } from "./place.ts";

interface Shown {
  /** The list of the view; `mine` has none, as it consists of what was applied for and marked. */
  found: JobOpeningPage | null;
  /** The viewed, marked and applied-for openings that the view shows. */
  mine: ListedJobOpening[];
  options: Place["filters"] | null;
}

/** The data of a view, with two calls at most. */
export async function fetchView({ api }: PortalContext, place: Place): Promise<Shown> {
  const { view, page } = place;
  const shown: Shown = { found: null, mine: [], options: null };
  if (view === "related") return { ...shown, found: await api(applicant.fetchRelatedJobOpenings, { query: { page } }) };
  if (view === "all") {
    const [found, options] = await Promise.all([
      api(applicant.fetchFilteredJobOpenings, { query: { page, ...queryOf(place) } }),
      api(applicant.fetchJobOpeningFilterOptions),
    ]);
    return { ...shown, found, options };
  }
  if (view === "mine") return { ...shown, mine: await api(applicant.fetchInteractedJobOpenings) };
  const [found, mine] = await Promise.all([
    api(applicant.fetchJobOpenings, { query: { page } }),
    api(applicant.fetchInteractedJobOpenings),
  ]);
  return {
    ...shown,
    found,
    mine: mine.filter(isUnderWay),
  };
}
