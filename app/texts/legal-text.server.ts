import type { PortalContext, PublicSettings } from "#app/context.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { type LegalText, legalTexts } from "#contract/enumerations/texts.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { renderText } from "./render-text.server.ts";

/** The legal texts for which the operator has named a file. */
export const filesOfLegalTexts = ({ operatorsTexts }: PublicSettings): LegalText[] =>
  legalTexts.filter((name) => operatorsTexts[name] !== undefined);

interface ReadLegalText {
  title: string | null;
  body: string;
  html: string;
  language: WrittenLanguage;
}

/** What the office wrote, else the operator's file, else what came with the portal; null: nothing of these. */
export async function readLegalText({ api, settings }: PortalContext, name: LegalText): Promise<ReadLegalText | null> {
  const text = await api(publicCalls.fetchLegalText, { params: { name } });
  const body = !text || text.isBrought ? settings.operatorsTexts[name] : undefined;
  if (body !== undefined) {
    return { title: null, body, html: renderText(body, 1), language: defaultLanguage };
  }
  return text && { title: text.title, body: text.body, html: renderText(text.body, 1), language: text.language };
}
