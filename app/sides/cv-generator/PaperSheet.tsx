import { classNames } from "#app/ui/class-names.ts";
import { printColours } from "#contract/calls/print.ts";
import { languages } from "#contract/languages.ts";
import type { Preview } from "./save-input.server.ts";

/** The sheet of paper: white in the dark, too. Its markup is React's own, drawn on the server, as it is printed. */
export function PaperSheet({ of: { markup, language, look, colour } }: { of: Preview }) {
  return (
    <article
      className={classNames("sheet", look)}
      lang={language}
      dir={languages[language].direction}
      style={{ "--ink": printColours[colour] } as Record<string, string>}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderToStaticMarkup, which escapes what was typed
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
