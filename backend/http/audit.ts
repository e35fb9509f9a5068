import { office } from "#contract/calls/office.ts";
import { fetchAuditLog } from "../operations/audit/fetch-audit-log.ts";
import { serve } from "./call.ts";

export const auditRoutes = [serve(office.fetchAuditLog, fetchAuditLog)];
