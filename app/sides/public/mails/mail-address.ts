import { defaultLanguage, isWrittenLanguage, type WrittenLanguage } from "#contract/languages.ts";

/** The language that an address requests for a mail, which may differ from the page's own. */
export function mailLanguageIn(url: string): WrittenLanguage {
  const language = new URL(url).searchParams.get("language");
  return isWrittenLanguage(language) ? language : defaultLanguage;
}

export const inLanguage = (path: string, language: WrittenLanguage) => `${path}?${new URLSearchParams({ language })}`;
