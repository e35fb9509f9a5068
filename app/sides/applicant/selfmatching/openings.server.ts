import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/applicant.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { type Place, queryOf } from "./place.ts";

interface Shown {
  /** The list of the view; `mine` has none, it is made of what was applied for and marked. */
  found: { items: ListedJobOpening[]; total: number; next: number | null } | null;
  mine: ListedJobOpening[];
  invitations: ListedJobOpening[];
  options: Place["filters"] | null;
}

/** What a view shows, with two calls at most. */
export async function fetchView({ api }: PortalContext, place: Place): Promise<Shown> {
  const { view, page } = place;
  const shown: Shown = { found: null, mine: [], invitations: [], options: null };
  if (view === "related") return { ...shown, found: await api(applicant.fetchRelatedJobOpenings, { query: { page } }) };
  if (view === "all") {
    const [found, options] = await Promise.all([
      api(applicant.fetchFilteredJobOpenings, { query: { page, ...queryOf(place) } }),
      api(applicant.fetchJobOpeningFilterOptions),
    ]);
    return { ...shown, found, options };
  }
  if (view === "mine") {
    const [mine, invitations] = await Promise.all([
      api(applicant.fetchInteractedJobOpenings),
      api(applicant.fetchInvitations),
    ]);
    return { ...shown, mine, invitations };
  }
  const [found, mine] = await Promise.all([
    api(applicant.fetchJobOpenings, { query: { page } }),
    api(applicant.fetchApplications),
  ]);
  return { ...shown, found, mine };
}
