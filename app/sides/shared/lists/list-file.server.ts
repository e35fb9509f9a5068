import type { PortalContext } from "#app/context.ts";
import { type Cell, csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { type Translate, translateWith } from "#app/i18n/translate.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";

/** The words of a file, in its reader's language. */
export const wordsOfFile = ({ language, side }: PortalContext, words: string[]) =>
  translateWith(language, messagesOf(language, words, sides[side].tone), words);

/** A head, and what stands below it for an entry. */
export type Column<Entry> = readonly [head: string, cellOf: (entry: Entry) => Cell];

/** The entries of a list as a file for spreadsheets, whose name ends with the day. */
export const listFile = <Entry>(
  t: Translate,
  name: string,
  entries: readonly Entry[],
  columns: Column<NoInfer<Entry>>[],
) =>
  csvAnswer(t.language, {
    name: `${name}-${todayInGermany(new Date())}`,
    heads: columns.map(([head]) => head),
    rows: entries.map((entry) => columns.map(([, cellOf]) => cellOf(entry))),
  });
