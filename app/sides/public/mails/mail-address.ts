import { type WrittenLanguage, writtenLanguageOf } from "#contract/languages.ts";

/** Apart from the shared links, which every page carries: only these pages lead to each other. */
export const mailPaths = {
  mails: "/mails",
  mail: (kind: string) => `/mails/${kind}`,
  mailPage: (kind: string) => `/mails/${kind}/page`,
} as const;

/** The language that an address requests for a mail, which may differ from the page's own. */
export function mailLanguageIn(url: string): WrittenLanguage {
  const language = new URL(url).searchParams.get("language");
  return writtenLanguageOf(language);
}

export const inLanguage = (path: string, language: WrittenLanguage) => `${path}?${new URLSearchParams({ language })}`;
