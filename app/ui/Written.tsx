import { type Language, languages } from "#contract/languages.ts";

interface Props {
  /** As `render-text.server.ts` makes it, which lets no HTML of its author through. */
  html: string;
  language: Language;
}

/** What somebody wrote with headings, lists and links. */
export function Written({ html, language }: Props) {
  return (
    <div
      className="prose"
      lang={language}
      dir={languages[language].direction}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
