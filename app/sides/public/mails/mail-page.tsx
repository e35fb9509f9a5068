import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicCalls } from "#contract/calls/public.ts";
import { mailLanguageIn } from "./mail-address.ts";

/** Nothing loads and nothing runs; the style stands in the mail itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Public: the HTML of a sample, as a mail program shows it, and only in a demo. */
export async function loader({ request, context, params: { kind = "" } }: LoaderFunctionArgs) {
  const query = { language: mailLanguageIn(request.url) };
  const { html } = await context.api(publicCalls.fetchSampleMail, { params: { kind }, query });
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "private, no-store",
    },
  });
}
