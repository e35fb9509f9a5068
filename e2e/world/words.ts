import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith, type Values } from "#app/i18n/translate.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";
import type { Tone } from "#contract/sides.ts";

const always = ["common", "forms", "errors", "steps"];

/** The words of pages as their readers see them; the page's own namespaces come first. An unknown key throws. */
export function words(namespaces: string[], language: WrittenLanguage = defaultLanguage, tone: Tone = "informal") {
  const all = [...namespaces, ...always];
  const translate = translateWith(language, messagesOf(language, all, tone), all);
  return (key: string, values?: Values) => {
    if (!translate.has(key)) throw new Error(`There are no ${language} words for ${key} in ${all.join(", ")}`);
    return translate(key, values);
  };
}
