import { company } from "#contract/calls/company.ts";
import { changeJobOpening } from "../operations/job-openings/change-job-opening.ts";
import { copyJobOpening } from "../operations/job-openings/copy-job-opening.ts";
import { createJobOpening } from "../operations/job-openings/create-job-opening.ts";
import { deleteJobOpening } from "../operations/job-openings/delete-job-opening.ts";
import { fetchFit } from "../operations/job-openings/fetch-fit.ts";
import { fetchJobOpening } from "../operations/job-openings/fetch-job-opening.ts";
import { fetchJobOpeningOverview } from "../operations/job-openings/fetch-job-opening-overview.ts";
import { fetchPeopleInTouch } from "../operations/job-openings/fetch-people-in-touch.ts";
import { serve } from "./call.ts";

export const jobOpeningRoutes = [
  serve(company.fetchJobOpeningOverview, fetchJobOpeningOverview),
  serve(company.createJobOpening, createJobOpening),
  serve(company.fetchJobOpening, fetchJobOpening),
  serve(company.fetchFit, fetchFit),
  serve(company.fetchPeopleInTouch, fetchPeopleInTouch),
  serve(company.changeJobOpening, changeJobOpening),
  serve(company.deleteJobOpening, deleteJobOpening),
  serve(company.copyJobOpening, copyJobOpening),
];
