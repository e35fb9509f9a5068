import type { PortalContext } from "#app/context.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { type Translate, translateWith } from "#app/i18n/translate.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";

interface Figures {
  name: string;
  heads: string[];
  rows: (string | number | null)[][];
}

/** Figures as a file, whose name ends with the day. */
export function figuresFile(context: PortalContext, words: string[], figuresIn: (t: Translate) => Figures) {
  const t = translateWith(context.language, messagesOf(context.language, words, sides[context.side].tone), words);
  const { name, ...table } = figuresIn(t);
  return csvAnswer(context.language, { name: `${name}-${todayInGermany(new Date())}`, ...table });
}
