import { renderToStaticMarkup } from "react-dom/server";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { languages } from "#contract/languages.ts";
import { type CurriculumVitae, nameOf } from "./curriculum-vitae.ts";
import { Sheet } from "./sheet/Sheet.tsx";

/** The CV as markup within a page, whose own headings come first. */
export const sheetMarkup = (cv: CurriculumVitae, photo: string | undefined) => markupOf(cv, photo, 2);

/** The CV as a whole page of its own, as the backend prints it; `photo` is a data address. */
export function sheetPage(cv: CurriculumVitae, photo: string | undefined): string {
  const { direction } = languages[cv.language];
  const title = renderToStaticMarkup(<title>{titleOf(cv)}</title>);
  const head = `<!doctype html><html lang="${cv.language}" dir="${direction}"><head><meta charset="utf-8">${title}</head>`;
  return `${head}<body data-colour="${cv.colour}">${markupOf(cv, photo, 1)}</body></html>`;
}

export const titleOf = (cv: CurriculumVitae) =>
  [wordsOf(cv.language)("sheet:title"), nameOf(cv)].filter(Boolean).join(" ");

function markupOf(cv: CurriculumVitae, photo: string | undefined, level: 1 | 2) {
  const names = new Intl.DisplayNames([cv.language], { type: "language" });
  const nameOfLanguage = (code: string) => names.of(code) ?? code;
  return renderToStaticMarkup(
    <Sheet of={cv} t={wordsOf(cv.language)} nameOfLanguage={nameOfLanguage} photo={photo} level={level} />,
  );
}

const wordsOf = (language: CurriculumVitae["language"]) =>
  translateWith(language, messagesOf(language, ["sheet"], "neutral"), ["sheet"]);
