import type { PortalContext } from "#app/context.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { type Translate, translateWith } from "#app/i18n/translate.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";

interface Figures {
  heads: string[];
  rows: (string | number | null)[][];
}

/** The figures of a page as a file; the first of its words has the name of the file. */
export function figuresFile(context: PortalContext, words: string[], figuresIn: (t: Translate) => Figures) {
  const t = translateWith(context.language, messagesOf(context.language, words, sides[context.side].tone), words);
  return csvAnswer(context.language, { name: `${t("file")}-${todayInGermany(new Date())}`, ...figuresIn(t) });
}
