import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveMail } from "#app/shell/serve-mail.server.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { mailLanguageIn } from "./mail-address.ts";

/** Public: the HTML of a sample, as a mail program shows it, and only in a demo. */
export async function loader({ request, context, params: { kind = "" } }: LoaderFunctionArgs) {
  const query = { language: mailLanguageIn(request.url) };
  const { html } = await context.api(publicCalls.fetchSampleMail, { params: { kind }, query });
  return serveMail(html);
}
