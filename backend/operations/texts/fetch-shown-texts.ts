import type { ShownText } from "#contract/entities/text.ts";
import type { TextKind } from "#contract/enumerations/texts.ts";
import { type Reading, readShown, wordsOf } from "./read-shown.ts";

/** The texts of a kind that are shown today, in the reader's language or else in German. */
export const fetchShownTexts = async (
  work: Reading,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<ShownText[]> => (await readShown(work, kind)).map(wordsOf);
