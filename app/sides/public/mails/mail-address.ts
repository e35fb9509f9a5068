import { defaultLanguage, isWrittenLanguage, type WrittenLanguage } from "#contract/languages.ts";

/** The language that an address asks a mail to be shown in, which need not be the page's own. */
export function mailLanguageIn(url: string): WrittenLanguage {
  const language = new URL(url).searchParams.get("language");
  return isWrittenLanguage(language) ? language : defaultLanguage;
}

export const inLanguage = (path: string, language: WrittenLanguage) => `${path}?${new URLSearchParams({ language })}`;
