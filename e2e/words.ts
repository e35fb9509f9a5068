import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { defaultLanguage, type WrittenLanguage } from "#contract/languages.ts";

const always = ["common", "forms", "errors", "steps"];

/** The words of pages as their readers see them; the page's own namespaces come first. */
export function words(namespaces: string[], language: WrittenLanguage = defaultLanguage) {
  const all = [...namespaces, ...always];
  return translateWith(language, messagesOf(language, all), all);
}
