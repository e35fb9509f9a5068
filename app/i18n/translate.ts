import type { Language } from "#contract/languages.ts";
import { formatNumber } from "./format-number.ts";

/** Messages of some namespaces, flat: `common:save`, `errors:maxLength`. */
export type Messages = Readonly<Record<string, string>>;
export type Values = Record<string, string | number>;
export interface Translate {
  (key: string, values?: Values): string;
  /** Whether the page has words for a key: hints are optional. */
  has: (key: string) => boolean;
  /** All that a namespace names, in its order, as options. */
  namesIn: (namespace: string) => { value: string; label: string }[];
  language: Language;
}

const pluralRules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string) {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

/** The server has a page's messages once for all its readers, the browser until the next page. */
const made = new WeakMap<Messages, Map<string, Translate>>();

/**
 * Translates i18next's JSON format (interpolation, plurals, context) with nothing but `Intl`: i18next itself would add
 * 16 kB to each page. A key without a namespace is looked up in the page's namespaces, first match wins.
 */
export function translateWith(language: Language, messages: Messages, namespaces: readonly string[]): Translate {
  const ofMessages = made.get(messages) ?? new Map<string, Translate>();
  made.set(messages, ofMessages);
  const name = `${language} ${namespaces}`;
  const translate = ofMessages.get(name) ?? makeTranslate(language, messages, namespaces);
  ofMessages.set(name, translate);
  return translate;
}

function makeTranslate(language: Language, messages: Messages, namespaces: readonly string[]): Translate {
  const texts = new Map(Object.entries(messages));
  const find = (key: string) => texts.get(key);
  // The first namespace is written last.
  for (const prefix of namespaces.map((namespace) => `${namespace}:`).reverse())
    for (const [key, text] of Object.entries(messages))
      if (key.startsWith(prefix)) texts.set(key.slice(prefix.length), text);
  const translate = (key: string, values?: Values) => {
    const plural = typeof values?.count === "number" ? rulesOf(language).select(values.count) : undefined;
    const ofContext = values?.context === undefined ? undefined : find(`${key}_${values.context}`);
    const text = ofContext ?? (plural && (find(`${key}_${plural}`) ?? find(`${key}_other`))) ?? find(key) ?? key;
    return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name) => shown(values[name], language)) : text;
  };
  return Object.assign(translate, {
    has: (key: string) => find(key) !== undefined || find(`${key}_other`) !== undefined,
    namesIn: (namespace: string) =>
      Object.entries(messages)
        .filter(([key]) => key.startsWith(`${namespace}:`))
        .map(([key, label]) => ({ value: key.slice(namespace.length + 1), label })),
    language,
  });
}

const shown = (value: string | number | undefined, language: Language) =>
  typeof value === "number" ? formatNumber(value, language) : (value ?? "");
