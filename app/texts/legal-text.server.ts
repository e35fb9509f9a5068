import { readFile } from "node:fs/promises";
import type { PortalContext, PublicSettings } from "#app/context.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { LegalText } from "#contract/enumerations/texts.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { renderText } from "./render-text.server.ts";

/** The setting that names the operator's file of each text. */
const settingOf = {
  imprint: "legalNoticeFile",
  privacy: "privacyNoticeFile",
  terms: "termsFile",
  confidentiality: "confidentialityFile",
} as const satisfies Record<LegalText, keyof PublicSettings>;

/** The legal texts for which the operator has named a file. */
export const filesOfLegalTexts = (settings: PublicSettings) =>
  (Object.keys(settingOf) as LegalText[]).filter((name) => settings[settingOf[name]]);

/** What the operator's file of a legal text says, in German; undefined where none is named. */
export async function readOperatorsFile(settings: PublicSettings, name: LegalText): Promise<string | undefined> {
  const file = settings[settingOf[name]];
  return file && readFile(file, "utf8");
}

interface ReadLegalText {
  title: string | null;
  body: string;
  html: string;
  language: WrittenLanguage;
}

/** What the office wrote, else the operator's file, else what came with the portal; null: nothing of these. */
export async function readLegalText({ api, settings }: PortalContext, name: LegalText): Promise<ReadLegalText | null> {
  const text = await api(publicCalls.fetchLegalText, { params: { name } });
  const body = !text || text.isBrought ? await readOperatorsFile(settings, name) : undefined;
  if (body !== undefined) {
    return { title: null, body, html: renderText(body, 1), language: defaultLanguage };
  }
  return text && { title: text.title, body: text.body, html: renderText(text.body, 1), language: text.language };
}
