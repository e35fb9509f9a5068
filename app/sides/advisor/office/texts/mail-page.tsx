import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveMail } from "#app/shell/serve-mail.server.ts";
import { office } from "#contract/calls/office.ts";
import { unpacked } from "./packed-words.server.ts";
import { requireMail } from "./require-mail.server.ts";

/** For the office: the mail that the words in the address make. */
export async function loader(args: LoaderFunctionArgs) {
  const { text, language } = await requireMail(args);
  const body = { ...unpacked(args.request.url), textId: text.id, language };
  const { html } = await args.context.api(office.previewMail, { body });
  return serveMail(html);
}
