import type { Language } from "#contract/languages.ts";

/** Marks of thousands and of decimals in the languages that pages are written in: Intl's first number costs 60 ms. */
const marks: Partial<Record<Language, readonly [string, string]>> = { en: [",", "."], de: [".", ","], ar: [",", "."] };

/**
 * A number from 0 on in the reader's way of writing; Arabic keeps Latin digits, as dates and phone numbers have them.
 */
export function formatNumber(value: number, language: Language): string {
  const [thousand, decimal] = marks[language] ?? [];
  if (!thousand || !decimal) return value.toLocaleString(`${language}-u-nu-latn`);
  const [whole, fraction] = String(value).split(".");
  return [whole!.replace(/\B(?=(\d{3})+$)/g, thousand), ...(fraction ? [fraction] : [])].join(decimal);
}
