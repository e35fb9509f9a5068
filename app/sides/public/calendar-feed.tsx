import type { LoaderFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { page } from "#app/page.ts";
import { publicCalls } from "#contract/calls/public.ts";

export const handle = page({ words: [], isPrivate: true });

/** Public: the secret address is the permission, as calendars cannot sign in. Failures answer with a status alone. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  try {
    const feed = await context.api(publicCalls.fetchCalendarFeed, { query: { token: token.replace(/\.ics$/, "") } });
    return new Response(feed.body, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
  } catch (error) {
    if (!(error instanceof RefusedResponse)) throw error;
    const { status } = error;
    return new Response(null, { status: [429, 503].includes(status) ? status : 404, headers });
  }
}

const headers = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "private, no-store",
};
