import type { ShownText } from "#contract/entities/text.ts";
import { broughtId, type LegalText, type TextKind } from "#contract/enumerations/texts.ts";
import { inLanguage, type Reading, readShown, type Shown } from "./read-shown.ts";
import { readTexts } from "./read-texts.ts";

/** The texts of a kind that are shown today, in the reader's language or else in German. */
export const fetchShownTexts = async (
  work: Reading,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<ShownText[]> => (await readShown(work, kind)).map(wordsOf);

/** A legal text; null where neither the office nor the portal has one. */
export async function fetchLegalText(
  { db, language }: Reading,
  _caller: unknown,
  { name }: { name: LegalText },
): Promise<(ShownText & { isBrought: boolean }) | null> {
  const id = broughtId("legal", "documents", name);
  const texts = (await readTexts(db, "legal")).filter((text) => text.id === id);
  const [found] = texts.flatMap((text) => inLanguage(text, language));
  return found ? { ...wordsOf(found), isBrought: found.version.at === null } : null;
}

const wordsOf = ({ text: { id, section }, version: { language, title, facts, body } }: Shown): ShownText => ({
  id,
  section,
  ...{ language, title, facts, body },
});
