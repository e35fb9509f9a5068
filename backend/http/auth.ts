import { publicCalls } from "#contract/calls/public.ts";
import { issueApiToken } from "../operations/identity/issue-api-token.ts";
import { revokeApiToken } from "../operations/identity/revoke-api-token.ts";
import { serve } from "./call.ts";

export const authRoutes = [
  serve(publicCalls.authenticate, issueApiToken),
  serve(publicCalls.revokeToken, revokeApiToken),
];
