import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { acceptPartnerRequest } from "../operations/partner-requests/accept-partner-request.ts";
import { declinePartnerRequest } from "../operations/partner-requests/decline-partner-request.ts";
import { fetchPartnerRequest } from "../operations/partner-requests/fetch-partner-request.ts";
import { fetchPartnerRequests } from "../operations/partner-requests/fetch-partner-requests.ts";
import { mergePartnerRequest } from "../operations/partner-requests/merge-partner-request.ts";
import { requestPartnership } from "../operations/partner-requests/request-partnership.ts";
import { serve } from "./call.ts";

export const partnerRequestRoutes = [
  serve(publicCalls.requestPartnership, requestPartnership),
  serve(office.fetchPartnerRequests, fetchPartnerRequests),
  serve(office.fetchPartnerRequest, fetchPartnerRequest),
  serve(office.acceptPartnerRequest, acceptPartnerRequest),
  serve(office.mergePartnerRequest, mergePartnerRequest),
  serve(office.declinePartnerRequest, declinePartnerRequest),
];
