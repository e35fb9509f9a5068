import { applicant } from "#contract/calls/applicant.ts";
import { fetchApplications } from "../operations/matching/fetch-applications.ts";
import { fetchInvitations } from "../operations/matching/fetch-invitations.ts";
import { fetchFilteredJobOpenings } from "../operations/openings-for-applicants/fetch-filtered-job-openings.ts";
import { fetchInteractedJobOpenings } from "../operations/openings-for-applicants/fetch-interacted-job-openings.ts";
import { fetchJobOpening } from "../operations/openings-for-applicants/fetch-job-opening.ts";
import { fetchJobOpeningFilterOptions } from "../operations/openings-for-applicants/fetch-job-opening-filter-options.ts";
import { fetchRelatedJobOpenings } from "../operations/openings-for-applicants/fetch-related-job-openings.ts";
import { fetchSuggestions } from "../operations/openings-for-applicants/fetch-suggestions.ts";
import { markFavorite } from "../operations/openings-for-applicants/mark-favorite.ts";
import { viewJobOpening } from "../operations/openings-for-applicants/view-job-opening.ts";
import { serve } from "./call.ts";

export const jobOpeningRoutes = [
  serve(applicant.fetchJobOpenings, ({ db, caller, query, now }) =>
    fetchSuggestions(db, { ...query, accountId: caller.id, now }),
  ),
  serve(applicant.fetchJobOpeningFilterOptions, ({ db }) => fetchJobOpeningFilterOptions(db)),
  serve(applicant.fetchRelatedJobOpenings, ({ db, caller, query, now }) =>
    fetchRelatedJobOpenings(db, { ...query, accountId: caller.id, now }),
  ),
  serve(applicant.fetchFilteredJobOpenings, ({ db, caller, query, now }) =>
    fetchFilteredJobOpenings(db, { ...query, accountId: caller.id, now }),
  ),
  serve(applicant.fetchInteractedJobOpenings, ({ db, caller, now }) => fetchInteractedJobOpenings(db, caller.id, now)),
  serve(applicant.fetchInvitations, ({ db, caller, now }) => fetchInvitations(db, caller.id, now)),
  serve(applicant.fetchApplications, ({ db, caller, now }) => fetchApplications(db, caller.id, now)),
  serve(applicant.fetchJobOpening, ({ db, caller, params, now }) =>
    fetchJobOpening(db, caller.id, params.jobOpeningId, now),
  ),
  serve(applicant.viewJobOpening, ({ db, caller, params, now }) =>
    viewJobOpening(db, caller.id, params.jobOpeningId, now),
  ),
  serve(applicant.favorite, ({ db, caller, params, body, now }) =>
    markFavorite(db, caller.id, params.jobOpeningId, { isFavorite: body?.isFavorite ?? true }, now),
  ),
];
