/** Spec §1: German is the default; English, Spanish and French are pinned in the chooser. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  fr: { name: "Français", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  it: { name: "Italiano", direction: "ltr" },
  ru: { name: "Русский", direction: "ltr" },
  pl: { name: "Polski", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
  fa: { name: "فارسی", direction: "rtl" },
  tr: { name: "Türkçe", direction: "ltr" },
} as const;

export type Language = keyof typeof languages;
export const defaultLanguage = "de" satisfies Language;

/** The languages that have a catalogue in `locales/`, in the order of the chooser. */
export const writtenLanguages = ["en", "de", "ar"] as const satisfies Language[];
export type WrittenLanguage = (typeof writtenLanguages)[number];

export const isWrittenLanguage = (value: string | null | undefined): value is WrittenLanguage =>
  writtenLanguages.includes(value as WrittenLanguage);

/** The language itself where it has a catalogue, else the other one. */
export const writtenLanguageOf = (
  value: string | null | undefined,
  other: WrittenLanguage = defaultLanguage,
): WrittenLanguage => (isWrittenLanguage(value) ? value : other);

/** The first with a catalogue in OpenID Connect's `ui_locales`: tags with spaces between, the preferred one first. */
export const languageIn = (uiLocales: unknown): WrittenLanguage | undefined =>
  typeof uiLocales === "string" ? uiLocales.split(" ").find(isWrittenLanguage) : undefined;

/** The first of the accepted languages, such as `en-GB`, that has a catalogue; the default without any. */
export const firstWritten = (accepted: string[]): WrittenLanguage =>
  accepted.map((tag) => tag.slice(0, 2)).find(isWrittenLanguage) ?? defaultLanguage;
