import { publicCalls } from "#contract/public.ts";
import { issueApiToken } from "../operations/issue-api-token.ts";
import { revokeApiToken } from "../operations/revoke-api-token.ts";
import { serve } from "./call.ts";

export const authRoutes = [
  serve(publicCalls.authenticate, issueApiToken),
  serve(publicCalls.revokeToken, revokeApiToken),
];
