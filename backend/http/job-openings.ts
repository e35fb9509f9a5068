import { company } from "#contract/calls/company.ts";
import { changeJobOpeningStatus } from "../operations/job-openings/change-job-opening-status.ts";
import { serve } from "./call.ts";

export const jobOpeningRoutes = [serve(company.changeJobOpeningStatus, changeJobOpeningStatus)];
