import type { LoaderFunctionArgs } from "@remix-run/node";
import { office } from "#contract/calls/office.ts";
import type { WholeText } from "#contract/entities/text.ts";
import { kindOf, languagesOf } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { requireKind } from "./require-kind.server.ts";

/** The text that the address names, for the office; 404 for an unknown one and for one of another kind. */
export async function requireText(args: LoaderFunctionArgs): Promise<WholeText> {
  const kind = await requireKind(args);
  const text = await args.context.api(office.fetchKeptText, { params: { textId: args.params.textId ?? "" } });
  if (text.kind !== kind) throw new Response(null, { status: 404 });
  return text;
}

/** The language of a text that the address names; 404 for one in which nobody reads it. */
export function requireLanguage(text: WholeText, wanted: string | undefined): WrittenLanguage {
  const language = languagesOf(text).find((one) => one === wanted);
  if (!language) throw new Response(null, { status: 404 });
  return language;
}

/** The text that the address names, of a kind that hands out a file; 404 for another one. */
export async function requireWithFile(args: LoaderFunctionArgs): Promise<WholeText> {
  const text = await requireText(args);
  if (!kindOf(text.kind).hasFile) throw new Response(null, { status: 404 });
  return text;
}

/** The text that the address names, of a kind that readers register for; 404 for another one. */
export async function requireRegisteredFor(args: LoaderFunctionArgs): Promise<WholeText> {
  const text = await requireText(args);
  if (!kindOf(text.kind).isRegisteredFor) throw new Response(null, { status: 404 });
  return text;
}
