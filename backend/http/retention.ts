import { office } from "#contract/calls/office.ts";
import { changeRetention } from "../operations/retention/change-retention.ts";
import { fetchRetention } from "../operations/retention/fetch-retention.ts";
import { serve } from "./call.ts";

export const retentionRoutes = [
  serve(office.fetchRetention, fetchRetention),
  serve(office.changeRetention, changeRetention),
];
