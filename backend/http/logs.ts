import { office } from "#contract/calls/office.ts";
import { fetchAuditLog } from "../operations/audit/fetch-audit-log.ts";
import { fetchJobs } from "../operations/jobs/fetch-jobs.ts";
import { runAgain } from "../operations/jobs/run-again.ts";
import { changeRetention } from "../operations/retention/change-retention.ts";
import { fetchRetention } from "../operations/retention/fetch-retention.ts";
import { serve } from "./call.ts";

export const logRoutes = [
  serve(office.fetchAuditLog, fetchAuditLog),
  serve(office.fetchJobs, fetchJobs),
  serve(office.runAgain, runAgain),
  serve(office.fetchRetention, fetchRetention),
  serve(office.changeRetention, changeRetention),
];
