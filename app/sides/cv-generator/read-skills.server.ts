import { spokenLanguages } from "#domain/spoken-languages.ts";
import type { CurriculumVitae } from "./curriculum-vitae.ts";

const languageLevels: [RegExp, number][] = [
  [/native|mutter|bilingual/i, 7],
  [/\bc2\b|proficient|mastery/i, 6],
  [/\bc1\b|fluent|flie(ß|ss)end|advanced/i, 5],
  [/\bb2\b|upper/i, 4],
  [/\bb1\b|intermediate/i, 3],
  [/\ba2\b|elementary/i, 2],
  [/\ba1\b|beginner|basic|grund/i, 1],
];

/** Languages known by name in German, in English or in themselves; others stay as words. */
export function languagesOf(languages: { language: string; fluency: string }[]) {
  const known: CurriculumVitae["languages"] = [];
  const left: string[] = [];
  for (const { language, fluency } of languages) {
    const code = codes.get(language.toLowerCase());
    const level = languageLevels.find(([pattern]) => pattern.test(fluency))?.[1];
    if (code && level) known.push({ code, level });
    else if (language) left.push(withDetails(language, [fluency]));
  }
  return { languages: known, left };
}
const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: "language" }).of(code)?.toLowerCase();
/** Looked up once: a file can name thousands. */
const codes = new Map(spokenLanguages.flatMap((code) => ["de", "en", code].map((one) => [nameIn(one, code), code])));

const softwareLevels: [RegExp, number][] = [
  [/master|expert|advanced|sehr gut/i, 3],
  [/intermediate|good|gut/i, 2],
];

interface Skill {
  name: string;
  level: string;
  keywords: string[];
}

export function softwareOf({ name, level, keywords }: Skill): CurriculumVitae["software"] {
  const at = softwareLevels.find(([pattern]) => pattern.test(level))?.[1] ?? 1;
  const shown = withDetails(name, keywords);
  return shown ? [{ name: shown, level: at }] : [];
}

export const withDetails = (name: string, details: string[]) =>
  [name, details.filter(Boolean).join(", ")].filter(Boolean).join(": ");
