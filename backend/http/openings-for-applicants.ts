import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { fetchFilteredJobOpenings } from "../operations/openings-for-applicants/fetch-filtered-job-openings.ts";
import { fetchInteractedJobOpenings } from "../operations/openings-for-applicants/fetch-interacted-job-openings.ts";
import { fetchJobOpening } from "../operations/openings-for-applicants/fetch-job-opening.ts";
import { fetchJobOpeningFilterOptions } from "../operations/openings-for-applicants/fetch-job-opening-filter-options.ts";
import { fetchRelatedJobOpenings } from "../operations/openings-for-applicants/fetch-related-job-openings.ts";
import { fetchSuggestions } from "../operations/openings-for-applicants/fetch-suggestions.ts";
import { fetchSuggestionsOf } from "../operations/openings-for-applicants/fetch-suggestions-of.ts";
import { markFavorite } from "../operations/openings-for-applicants/mark-favorite.ts";
import { viewJobOpening } from "../operations/openings-for-applicants/view-job-opening.ts";
import { serve } from "./call.ts";

export const openingsForApplicantsRoutes = [
  serve(applicant.fetchJobOpenings, fetchSuggestions),
  serve(applicant.fetchJobOpeningFilterOptions, fetchJobOpeningFilterOptions),
  serve(applicant.fetchRelatedJobOpenings, fetchRelatedJobOpenings),
  serve(applicant.fetchFilteredJobOpenings, fetchFilteredJobOpenings),
  serve(applicant.fetchInteractedJobOpenings, fetchInteractedJobOpenings),
  serve(applicant.fetchJobOpening, fetchJobOpening),
  serve(applicant.viewJobOpening, viewJobOpening),
  serve(applicant.favorite, markFavorite),
  serve(advisor.fetchSuggestionsOf, fetchSuggestionsOf),
];
