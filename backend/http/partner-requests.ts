import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import {
  acceptPartnerRequest,
  declinePartnerRequest,
  mergePartnerRequest,
} from "../operations/partner-requests/decide-partner-request.ts";
import { fetchPartnerRequest, fetchPartnerRequests } from "../operations/partner-requests/read-partner-requests.ts";
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
