import type { ShownText, TextVersion } from "#contract/entities/text.ts";
import { broughtId, type LegalText, type TextKind } from "#contract/enumerations/texts.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { todayInGermany } from "#domain/today.ts";
import type { CallWork } from "../../work.ts";
import { latestOf, type ReadText, readTexts } from "./read-texts.ts";

type Reading = Pick<CallWork, "db" | "now" | "language">;

/** The texts of a kind that are shown today, in the reader's language or else in German. */
export async function fetchShownTexts(
  { db, now, language }: Reading,
  _caller: unknown,
  { kind }: { kind: TextKind },
): Promise<ShownText[]> {
  const today = todayInGermany(now);
  const isShown = ({ appearsOn, endsOn }: ReadText) => (appearsOn ?? today) <= today && (endsOn ?? today) >= today;
  return (await readTexts(db, kind)).filter(isShown).flatMap((text) => inLanguage(text, language));
}

/** A legal text; null where neither the office nor the portal has one. */
export async function fetchLegalText(
  { db, language }: Reading,
  _caller: unknown,
  { name }: { name: LegalText },
): Promise<(ShownText & { isBrought: boolean }) | null> {
  const id = broughtId("legal", "documents", name);
  const text = (await readTexts(db, "legal")).find((text) => text.id === id);
  const version = text && versionFor(text, language);
  return version ? { ...shown(text, version), isBrought: version.at === null } : null;
}

function inLanguage(text: ReadText, language: WrittenLanguage): ShownText[] {
  const version = versionFor(text, language);
  return version ? [shown(text, version)] : [];
}

/** The latest version in a language, else in German. */
function versionFor(text: ReadText, language: WrittenLanguage): TextVersion | undefined {
  const [own, german] = [language, defaultLanguage].map((one) =>
    latestOf(text).find((version) => version.language === one),
  );
  return own ?? german;
}

const shown = ({ id, section }: ReadText, { language, title, facts, body }: TextVersion): ShownText => ({
  id,
  section,
  ...{ language, title, facts, body },
});
