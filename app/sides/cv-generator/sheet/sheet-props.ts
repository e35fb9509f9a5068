import type { Translate } from "#app/i18n/translate.ts";
import type { CurriculumVitae } from "../curriculum-vitae.ts";

export interface SheetProps {
  of: CurriculumVitae;
  /** Words and names in the language of the document. */
  t: Translate;
  nameOfLanguage: (code: string) => string;
  photo?: string;
  /** The first level of its headings: 1 on paper, deeper within a page. */
  level: 1 | 2;
}
