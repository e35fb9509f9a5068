import { publicCalls } from "#contract/calls/public.ts";
import { requestPartnership } from "../operations/partner-requests/request-partnership.ts";
import { serve } from "./call.ts";

export const partnerRequestRoutes = [serve(publicCalls.requestPartnership, requestPartnership)];
