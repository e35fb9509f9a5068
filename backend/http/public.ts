import { publicCalls } from "#contract/public.ts";
import { serve } from "./call.ts";

export const publicRoutes = [
  serve(publicCalls.fetchFallbackContact, async ({ backend }) => backend.settings.fallbackContact),
];
