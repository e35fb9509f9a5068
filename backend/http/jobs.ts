import { office } from "#contract/calls/office.ts";
import { fetchJobs } from "../operations/jobs/fetch-jobs.ts";
import { runAgain } from "../operations/jobs/run-again.ts";
import { serve } from "./call.ts";

export const jobRoutes = [serve(office.fetchJobs, fetchJobs), serve(office.runAgain, runAgain)];
