import type { ShownText } from "#contract/entities/text.ts";
import { broughtId, type LegalText } from "#contract/enumerations/texts.ts";
import { inLanguage, type Reading, wordsOf } from "./read-shown.ts";
import { readTexts } from "./read-texts.ts";

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
