import { type SQL, sql } from "drizzle-orm";
import type { ShownText, TextVersion } from "#contract/entities/text.ts";
import { kindOf, type TextKind } from "#contract/enumerations/texts.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { todayInGermany } from "#domain/today.ts";
import { officeText } from "../../db/schema/texts.ts";
import type { CallWork } from "../../work.ts";
import { latestOf, type ReadText, readTexts } from "./read-texts.ts";

export type Reading = Pick<CallWork, "db" | "now" | "language">;

/** A text with the version that a reader gets. */
export interface Shown {
  text: ReadText;
  version: TextVersion;
}

/** The texts of a kind that are shown now, in the reader's language or else in German. */
export async function readShown({ db, now, language }: Reading, kind: TextKind): Promise<Shown[]> {
  const shown = (await readTexts(db, kind)).filter((text) => isShown(text, now));
  return shown.flatMap((text) => inLanguage(text, language));
}

/** Whether readers find it: within its days, before what it tells of begins, and with the file that it hands out. */
export function isShown({ kind, appearsOn, endsOn, startsAt, file }: ReadText, now: Date): boolean {
  const today = todayInGermany(now);
  const isAhead = startsAt === null || startsAt >= now.toISOString();
  const isWhole = file !== null || !kindOf(kind).hasFile;
  return (appearsOn ?? today) <= today && (endsOn ?? today) >= today && isAhead && isWhole;
}

/** Whether the `office_text` that a query is about is within its days. */
export function isWithinDays(now: Date): SQL {
  const today = todayInGermany(now);
  return sql`coalesce(${officeText.appearsOn} <= ${today}, true) and coalesce(${officeText.endsOn} >= ${today}, true)`;
}

/** The text in a language, else in German; none where it has neither. */
export function inLanguage(text: ReadText, language: WrittenLanguage): Shown[] {
  const [own, german] = [language, defaultLanguage].map((one) =>
    latestOf(text).find((version) => version.language === one),
  );
  const version = own ?? german;
  return version ? [{ text, version }] : [];
}

/** What a reader is told of a text. */
export const wordsOf = ({ text: { id, section }, version: { language, title, facts, body } }: Shown): ShownText => ({
  id,
  section,
  ...{ language, title, facts, body },
});
